import { say, series } from '../facts/sentence.ts'
import { distance } from '../reading/spelling.ts'
import { fold } from '../reading/tokens.ts'
import type { Name, Vocabulary } from '../reading/vocabulary.ts'
import { type Ask, namesText, periodText, type Said, shownName } from './ask.ts'

/** Says what was understood and what was not, and suggests questions that can be answered. */
export function clarify(ask: Ask, message: string): Said {
  const { query, vocabulary } = ask
  const unknown = query.unknown.map(({ raw }) => raw)
  const understood = understoodText(ask)
  if (unknown.length === 0) {
    return {
      kind: 'clarify',
      text: [...say`I am not sure what to work out.${understood} Could you say it in another way?`],
      suggestions: offers(ask),
    }
  }
  const similar = similarTo(unknown.join(' '), vocabulary)
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
    text: [`I do not know “${shownName(unknown.join(' '))}”.`, understood, offered],
    suggestions:
      near.length > 0 && query.unknown.length === 1 && query.unknown[0]?.isNamePlace
        ? near.slice(0, 2).map((name) => replaced(message, unknown[0] ?? '', name.name))
        : offers(ask),
  }
}

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

function similarTo(text: string, { names }: Vocabulary): Name[] {
  const asked = fold(text)
  const scored = names.flatMap((name) => {
    const words = [name.words.join(' '), ...name.words]
    const slips = Math.min(...words.map((word) => slipsBetween(asked, word)))
    return slips <= slipsMax ? [{ name, slips }] : []
  })
  return scored
    .toSorted((a, b) => a.slips - b.slips)
    .slice(0, 3)
    .map(({ name }) => name)
}

function frequentCategories({ names }: Vocabulary): Name[] {
  return names
    .filter(({ kind, types }) => kind === 'category' && types.includes('expense'))
    .slice(0, 3)
}

const slipsMax = 2

/** Words too short to compare count as too far apart: a few slips turn one into another. */
function slipsBetween(asked: string, word: string): number {
  if (word.length < 4 || asked.length < 4) return slipsMax + 1
  const slips = distance(asked, word, slipsMax)
  return slips * 3 <= Math.max(word.length, 6) ? slips : slipsMax + 1
}

/** The question with one word replaced. */
function replaced(message: string, from: string, to: string): string {
  const at = message.toLowerCase().indexOf(from.toLowerCase())
  return at < 0
    ? `How much did I spend on ${to}?`
    : `${message.slice(0, at)}${to}${message.slice(at + from.length)}`
}
