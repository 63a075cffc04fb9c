import type { Item } from './items.ts'
import type { Feature } from './lexicon.ts'
import type { Period } from './period.ts'
import { featureAt, type Query, rankWords } from './slots.ts'

// "The lowest month, leaving out October": a time that is no part of what is ranked.

const ranks: readonly Feature[] = [...rankWords, 'best', 'worst']
const rows: readonly Feature[] = ['expenseRow', 'incomeRow', 'anyRow', 'category', 'payee', 'where']
const units: readonly Feature[] = ['week', 'month', 'quarter', 'year']

/** "The lowest month, leaving out October", and "the lowest, leaving out October?" after it. */
export function leavesSpanOut(
  items: readonly Item[],
  { kind }: Period,
  isOneOfSeveral: boolean,
): boolean {
  const features = items.flatMap((item) => featureAt(item) ?? [])
  // "The largest expenses other than rent in June" are ranked by themselves, and June is their time.
  if (
    !isOneOfSeveral &&
    features.some((each) => rows.includes(each)) &&
    !features.some((each) => units.includes(each))
  )
    return false
  const isOfUnit = features.every((each) => !units.includes(each) || each === kind)
  return isOfUnit && features.some((each) => ranks.includes(each))
}

/** "Not counting rent and December": the second of what is left out. */
export function isListed(tokens: readonly { text: string }[], at: number): boolean {
  return [at - 1, at - 2].some((before) => /^(?:and|or|nor)$/.test(tokens[before]?.text ?? ''))
}

/** "And without September?" after the dearest month. */
export function withSpanOut(base: Query, own: Query): Query {
  const [period, ...others] = own.periods
  const isOfSpan =
    period !== undefined &&
    others.length + own.names.length === 0 &&
    (own.features.has('except') || (own.excepts.length > 0 && listed.test(own.text))) &&
    base.features.has(period.kind) &&
    ranks.some((each) => base.features.has(each))
  if (!isOfSpan) return own
  const features = new Set([...own.features].filter((each) => each !== 'except'))
  return { ...own, features, periods: [], spansOut: [...(own.spansOut ?? []), period] }
}

/** "Not counting rent and December" */
const listed = /\b(?:and|or|nor) (?:in )?\p{L}+$/u
