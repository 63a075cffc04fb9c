import type { Fact } from '../fact.ts'
import { type Bit, factsIn, type Script, splitBits, wordsOf } from './script.ts'
import {
  isDated,
  namesUnder,
  relativePeriod,
  restsOnDues,
  restsOnName,
  restsOnPeriod,
  restsOnSpan,
  spanOf,
  typeUnder,
} from './support.ts'
import { claimStems, expenseWord, incomeWord, negation } from './words.ts'

const between =
  /[,;:]\s|\s(?:and|while|but|whereas|with|to|than|from|against|versus|vs)\s|\s[–—-]\s/g

/** The clauses of a sentence with their figures: one without a figure joins the next, or the last. */
export function clausesOf(sentence: readonly Bit[]): Bit[][] {
  const clauses: Bit[][] = []
  let waiting: Bit[] = []
  for (const piece of splitBits(sentence, between)) {
    waiting = [...waiting, ...piece]
    if (factsIn(piece).length === 0) continue
    clauses.push(waiting)
    waiting = []
  }
  if (waiting.length > 0) clauses.push([...(clauses.pop() ?? []), ...waiting])
  return clauses
}

/**
 * Checks that a clause describes its figures correctly.
 * @returns why it is rejected
 */
export function labelMistake(clause: readonly Bit[], script: Script): string | undefined {
  const facts = factsIn(clause)
  const words = wordsOf(clause)
  for (const fact of facts) {
    const mistake = opMistake(fact, words, script) ?? unitMistake(fact, clause)
    if (mistake) return mistake
  }
  return typeMistake(clause, script) ?? nameMistake(clause, script) ?? periodMistake(clause, script)
}

const averaging =
  /\b(?:averag\w*|typical\w*|usual\w*|per|each|an? (?:day|week|month|year)|every|daily|weekly|monthly|yearly|annual\w*|mean|normally)\b/i
const ranking =
  /\b(?:largest|biggest|highest|greatest|most|top|smallest|lowest|least|maximum|minimum)\b/i
const apart =
  /\b(?:differen\w*|left|remain\w*|short|sav\w*|apart|gap|more|less|fewer|higher|lower|up|down|rose|fell|increas\w*|decreas\w*|net|kept|keep|over|under|chang\w*|after)\b/i

/** Words that a kind of figure needs next to it, so that it is not mistaken for another. */
const needed: Partial<Readonly<Record<Fact['op'], RegExp>>> = {
  average: averaging,
  per: averaging,
  max: ranking,
  min: ranking,
  yearly: /\b(?:year\w*|annual\w*)\b/i,
  net: /\b(?:net|balance|kept|keep|sav\w*|over|short|left|surplus|deficit|difference)\b/i,
  minus: apart,
  score: /\bscore\b/i,
}

function opMistake(fact: Fact, words: string, script: Script): string | undefined {
  const mistake = `Say what [[${fact.id}]] is: ${fact.label}.`
  const need = needed[fact.op]
  if (need && !need.test(words)) return mistake
  const isRate = fact.op === 'average' || fact.op === 'per' || fact.op === 'rule'
  if (fact.op === 'sum' && /\baverag|\btypical|\busual/i.test(words) && !isRate) return mistake
  if (fact.op === 'given' && /\b(?:spent|earned|received|paid|cost)\b/i.test(words)) return mistake
  if (restsOnDues(fact, script) && /\b(?:spent|received|earned|paid)\b/i.test(words)) return mistake
  return undefined
}

const counted =
  /^\s*(?:times?|transactions?|purchases?|payments?|expenses?|bills?|charges?|entries|days?|visits?|income transactions?)\b/i

/** "[[f1]] times" requires a count, "[[f1]] points" points, and "since [[f1]]" a date. */
function unitMistake({ id, unit }: Fact, clause: readonly Bit[]): string | undefined {
  const at = clause.findIndex((bit) => bit.kind === 'fact' && bit.fact.id === id)
  const [before, after] = [wordsOf(clause.slice(0, at)), wordsOf(clause.slice(at + 1))]
  const mistake = `[[${id}]] is worded as another kind of figure.`
  if (counted.test(after) && unit !== 'count') return mistake
  if (/^\s*points?\b/i.test(after) && unit !== 'points') return mistake
  if (/\b(?:since|until|dated)\s*$/i.test(before) && unit !== 'date') return mistake
  return undefined
}

/** Income described as spending, or vice versa. */
function typeMistake(clause: readonly Bit[], script: Script): string | undefined {
  const words = wordsOf(clause).replace(
    /\bof (?:your|all|the|total) (?:income|spending|expenses)\b/gi,
    '',
  )
  const says = [incomeWord.test(words) && 'income', expenseWord.test(words) && 'expense']
  const types = factsIn(clause).flatMap((fact) => typeUnder(fact, script) ?? [])
  const [income, expense] = says
  if (income && !expense && types.length > 0 && types.every((type) => type === 'expense')) {
    return 'Spending is worded as income.'
  }
  if (expense && !income && types.length > 0 && types.every((type) => type === 'income')) {
    return 'Income is worded as spending.'
  }
  return undefined
}

/** Each name in a clause needs its own figure there, other than a total that something is part of. */
function nameMistake(clause: readonly Bit[], script: Script): string | undefined {
  const own = factsIn(clause.filter((_, index) => !isWhole(clause, index)))
  for (const bit of clause) {
    if (bit.kind !== 'name') continue
    if (!own.some((fact) => restsOnName(fact, bit.name, script))) {
      return `No figure beside "${bit.name}" is about it.`
    }
  }
  return undefined
}

/** "… of [[f2]]", "out of your total of [[f2]]" */
function isWhole(clause: readonly Bit[], index: number): boolean {
  const before = clause[index - 1]
  return (
    before?.kind === 'text' &&
    /\b(?:out )?of(?: (?:your|the|all|a|total|in all|income|spending|expenses|of))*\s*$/i.test(
      before.text,
    )
  )
}

function periodMistake(clause: readonly Bit[], script: Script): string | undefined {
  const facts = factsIn(clause)
  for (const bit of clause) {
    if (bit.kind !== 'period') continue
    if (!facts.some((fact) => restsOnPeriod(fact, bit.period, script))) {
      return `No figure there is of the time "${bit.period.label}".`
    }
  }
  for (const [words] of wordsOf(clause).matchAll(relativePeriod)) {
    const span = spanOf(words, script.today)
    if (span && !facts.some((fact) => restsOnSpan(fact, span, script) || saysIt(fact, words))) {
      return `No figure there is of the time "${words}".`
    }
  }
  return undefined
}

function saysIt({ label }: Fact, words: string): boolean {
  return label.toLowerCase().includes(words.toLowerCase())
}

/**
 * Checks claims without a figure: a "no", or that something is left, due or enough. The computed answer must say so.
 * @returns why it is rejected
 */
export function claimMistake(sentence: readonly Bit[], script: Script): string | undefined {
  const words = wordsOf(sentence)
  const ids = factsIn(sentence).map(({ id }) => `[[${id}]]`)
  const texts = script.computed.filter((text) => ids.some((id) => text.includes(id)))
  if (negation.test(words) !== texts.some((text) => negation.test(firstWith(text, ids)))) {
    return 'The sentence says no where the computed answer does not, or the other way round.'
  }
  if (/^\s*yes\b/i.test(words) && !texts.some((text) => /^yes\b/i.test(text))) {
    return 'The computed answer does not say yes.'
  }
  const labels = factsIn(sentence).map(({ label }) => label)
  const backing = [...texts, ...labels].join(' ').toLowerCase()
  const claim = claimStems.find(
    (stem) => new RegExp(`\\b${stem}`, 'i').test(words) && !backing.includes(stem),
  )
  return claim && `Nothing computed says "${claim}…" of these figures.`
}

/** The sentences of a computed answer that contain one of the figures. */
function firstWith(text: string, ids: readonly string[]): string {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .filter((sentence) => ids.some((id) => sentence.includes(id)))
    .join(' ')
}

/**
 * Checks what a whole wording leaves out: the period of its figures, and whose they are.
 * @returns why it is rejected
 */
export function omission(bits: readonly Bit[], script: Script): string | undefined {
  const facts = factsIn(bits)
  const isTimed =
    bits.some(({ kind }) => kind === 'period') || wordsOf(bits).match(relativePeriod) !== null
  if (!isTimed && script.periods.size > 0 && facts.some((fact) => isDated(fact, script))) {
    return 'Name the time that the figures are of.'
  }
  const said = new Set(bits.flatMap((bit) => (bit.kind === 'name' ? [bit.name.toLowerCase()] : [])))
  const question = script.question.toLowerCase()
  const unnamed = facts.find((fact) => {
    const names = [...namesUnder(fact, script)]
    return names.length > 0 && !names.some((name) => said.has(name) || isAskedFor(name, question))
  })
  return unnamed && `Name what [[${unnamed.id}]] is of: ${unnamed.label}.`
}

function isAskedFor(name: string, question: string): boolean {
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 2 && question.includes(word))
}
