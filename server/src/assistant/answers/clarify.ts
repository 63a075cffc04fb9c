import { type Piece, say, series } from '../facts/sentence.ts'
import { usualCategoryOf } from '../reading/commonCategories.ts'
import { isEnglish } from '../reading/commonWords.ts'
import type { NameItem, Query } from '../reading/slots.ts'
import { distance } from '../reading/spelling.ts'
import { fold } from '../reading/tokens.ts'
import type { Name, Vocabulary } from '../reading/vocabulary.ts'
import { type Ask, namesText, periodText, type Said, shownName } from './ask.ts'
import { familyOf } from './families.ts'

/** Says what was understood and what was not, and suggests questions that can be answered. */
export async function clarify(ask: Ask, message: string): Promise<Said> {
  const { query, vocabulary } = ask
  const unknown = unknownOf(query)
  const understood = understoodText(ask)
  if (unknown.length === 0) {
    return {
      kind: 'clarify',
      text: [...say`I am not sure what to work out.${understood} Could you say it in another way?`],
      suggestions: offers(ask),
    }
  }
  const usual = usualCategory(unknown, vocabulary)
  if (usual !== undefined) {
    const wider = await ofCategory(ask, usual)
    const category = shownName(usual.name)
    return {
      kind: 'clarify',
      text: [
        `Nothing is called “${shownName(unknown.join(' '))}” here.`,
        wider === undefined
          ? [understood, ` Such costs are usually in ${category}.`]
          : [` Such costs are usually in ${category}, which may hold more than that: `, wider],
      ],
      suggestions: [replaced(message, unknown[0] ?? '', usual.name), ...offers(ask).slice(0, 1)],
    }
  }
  const similar = similarTo(unknown, vocabulary)
  if (similar.length === 0 && asksIfAny(query)) return noneCalled(ask, unknown)
  const near = similar.length > 0 ? similar : frequentCategories(vocabulary)
  const names = series(near.map((name) => shownName(name.name)))
  const offered =
    similar.length > 0
      ? [' Did you mean ', names.map((piece) => (piece === ' and ' ? ' or ' : piece)), '?']
      : near.length > 1
        ? [' Your categories include ', names, '.']
        : ''
  return {
    kind: 'clarify',
    text: [notKnown(query, unknown, vocabulary), understood, offered],
    suggestions: replacing(message, query, similar) ?? offers(ask),
  }
}

/** "Have I spent anything on clothes yet?", where only that one thing is unknown. */
function asksIfAny({ text, unknown, names, periods, excepts, mistakes }: Query): boolean {
  const [thing, ...others] = unknown
  const isOnlyThing = names.length + excepts.length + mistakes.length + others.length === 0
  const words = text.split(' ')
  const before = `${words.slice(0, thing?.at).join(' ')} `
  const after = words.slice((thing?.at ?? 0) + 1).join(' ')
  return (
    isOnlyThing &&
    periods.length < 2 &&
    ifAny.test(before) &&
    (after === '' || onlyTime.test(after))
  )
}

const ifAny =
  /^(?:(?:and|so|ok|hey) )*(?:did|do|have|has|had) (?:i|we) (?:(?:ever|already|even|really|actually) )*(?:(?:spend|spent|pay|paid|put)(?: (?:any|anything|something|money|some|much|a penny|a cent))* (?:on|for|at)(?: (?:any|the|my|our|new|a))*|(?:buy|bought)(?: (?:any|anything|some|the|my|our|new|a))*) $/

const onlyTime =
  /^(?:yet|already|ever|at all|so far|lately|recently|today|yesterday|(?:in|since|during|this|last|on|the|past)\b.*)$/

function noneCalled({ query, vocabulary }: Ask, unknown: readonly string[]): Said {
  const thing = shownName(unknown.join(' '))
  const names = series(frequentCategories(vocabulary).map(({ name }) => shownName(name)))
  const when = query.periods.map((period) => [' ', periodText(period)])
  return {
    kind: 'empty',
    text: [
      `Nothing is recorded under “${thing}”`,
      when,
      '. If there was any, it stands under another name.',
      names.length > 0 ? [' Your categories include ', names, '.'] : '',
    ],
    suggestions: ['How much did I spend this month?', 'What are my biggest expense categories?'],
  }
}

/** The question that `clarify` offers in place of one with an unknown name; undefined if it offers none, or several. */
export function offeredFor(
  message: string,
  query: Query,
  vocabulary: Vocabulary,
): string | undefined {
  const similar = similarTo(unknownOf(query), vocabulary)
  return similar.length === 1 ? replacing(message, query, similar)?.[0] : undefined
}

/** The question with each of two similar names in place of the words that it leaves open. */
function replacing(
  message: string,
  { unknown }: Query,
  similar: readonly Name[],
): string[] | undefined {
  const typed = unknown.map(({ raw }) => raw).join(' ')
  const isOneName = unknown[0]?.isNamePlace && message.toLowerCase().includes(typed.toLowerCase())
  if (!isOneName || similar.length === 0) return undefined
  return similar.slice(0, 2).map((name) => replaced(message, typed, name.name))
}

/** What was not understood, as it was typed or as it was mended. */
function unknownOf({ unknown, corrections }: Query): string[] {
  return unknown.map(({ raw }) => corrections.find(({ from }) => from === raw)?.to ?? raw)
}

/** "Starbucks total?": a word that is no English one can only be a name, and no record has it. */
function notKnown(query: Query, unknown: readonly string[], { byWord }: Vocabulary): string {
  const [word = '', ...others] = unknown
  const isName = others.length === 0 && !isEnglish(fold(word)) && !byWord.has(fold(word))
  const shown = shownName(unknown.join(' '))
  // "How much did I spend on clothes?"
  if (others.length === 0 && endsInThing.test(query.text) && query.text.endsWith(fold(word)))
    return `Nothing in your records is called “${shown}”; it may stand under another name.`
  return isName ? `Nothing in your records is called “${shown}”.` : `I do not know “${shown}”.`
}

const endsInThing = /\b(?:spend|spent|pay|paid) (?:on|for|at) (?:(?:my|our|the) )?\p{L}+$/u

/** What is asked, of the whole category that something unknown usually belongs to. */
async function ofCategory(ask: Ask, category: Name): Promise<Piece | undefined> {
  const { query } = ask
  const [unknown] = query.unknown
  if (unknown === undefined || query.names.length + query.excepts.length > 0) return undefined
  if (query.features.has('except')) return undefined
  const { at, raw } = unknown
  const item: NameItem = {
    kind: 'name',
    at,
    raw,
    names: [category],
    how: 'exact',
    isAtPayee: false,
  }
  const wider: Query = { ...query, unknown: [], names: [item] }
  const family = familyOf(wider)
  if (family === undefined || !counted.includes(family.name)) return undefined
  const said = await family.run({ ...ask, query: wider })
  return said.kind === 'answer' ? said.text : undefined
}

/** Figures that stand for the wider category as well. */
const counted = [
  'sum',
  'average',
  'compare periods',
  'compare this with the last',
  'changes',
  'times',
  'bills',
]

function understoodText({ query }: Ask) {
  const pieces = [
    ...(query.names.length > 0 ? [namesText(query.names)] : []),
    ...query.periods.map((period) => periodText(period)),
  ]
  return pieces.length === 0 ? '' : [' I understood: ', series(pieces), '.']
}

function offers({ query }: Ask): string[] {
  const name = query.names[0]?.names[0]?.name
  if (name !== undefined)
    return [`How much did I spend on ${name} in total?`, `When was my last ${name} transaction?`]
  return ['How much did I spend this month?', 'What are my biggest expense categories?']
}

function similarTo(unknown: readonly string[], { names }: Vocabulary): Name[] {
  const texts = [unknown.join(' '), ...unknown].map(fold).filter((text) => !isEnglish(text))
  const scored = names.flatMap((name) => {
    const words = [name.words.join(' '), ...name.words]
    const near = texts.flatMap((text) => words.map((word) => slipsBetween(text, word)))
    const slips = Math.min(...near)
    return slips <= slipsMax ? [{ name, slips }] : []
  })
  return scored
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ name }) => name)
}

/** "Rent": the category of the records in which such costs usually are. */
function usualCategory([word, ...others]: readonly string[], { names }: Vocabulary) {
  if (word === undefined || others.length > 0) return undefined
  const usual = usualCategoryOf([fold(word)])
  return names.find(({ kind, name }) => kind === 'category' && name === usual)
}

function frequentCategories({ names }: Vocabulary): Name[] {
  return names
    .filter(({ kind, types }) => kind === 'category' && types.includes('expense'))
    .slice(0, 3)
}

const slipsMax = 2

/** In a short word two slips make another word: "rent" is not "Wren", and "people" not "temple". */
function slipsBetween(asked: string, word: string): number {
  const length = Math.min(word.length, asked.length)
  if (length < 4) return slipsMax + 1
  const most = length < 8 ? 1 : slipsMax
  const slips = distance(asked, word, most)
  return slips <= most ? slips : slipsMax + 1
}

/** The question with one word replaced. */
function replaced(message: string, from: string, to: string): string {
  const at = message.toLowerCase().indexOf(from.toLowerCase())
  return at < 0
    ? `How much did I spend on ${to}?`
    : `${message.slice(0, at)}${to}${message.slice(at + from.length)}`
}
