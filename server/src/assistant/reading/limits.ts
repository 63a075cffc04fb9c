import type { Cents } from '@evenkeel/domain/money'
import type { Item } from './items.ts'
import type { Feature } from './lexicon.ts'
import { featureAt, type Slots } from './slots.ts'

// Numbers in a question: amounts that bound each row, and how many rows to show.

function centsAt(item: Item | undefined): Cents | undefined {
  return item?.kind === 'amount' || item?.kind === 'number' ? item.cents : undefined
}

/** `over $100`, `$100 or more`, `between $50 and $100`. Returns how many items it consumed. */
export function readThreshold(items: readonly Item[], at: number, query: Slots): number {
  const [a, b, c] = [items[at], items[at + 1], items[at + 2]]
  const feature = featureAt(a)
  // "More than 5 times" bounds how often, and no amount.
  if (items.slice(at + 1, at + 3).some(isTimes) || boundsCount(items, at)) return 0
  const next = centsAt(b)
  const other = centsAt(c)
  if (feature === 'between' && next !== undefined && other !== undefined) {
    setLimit('atLeast', Math.min(next, other), query)
    setLimit('atMost', Math.max(next, other), query)
    return 3
  }
  const bound = joinedLimit(a) ?? extremeLimit(a, c) ?? feature
  if (next !== undefined && setLimit(bound, next, query)) return 2
  const own = centsAt(a)
  if (own !== undefined && (featureAt(b) === 'atLeast' || featureAt(b) === 'atMost')) {
    setLimit(featureAt(b), own, query)
    return 2
  }
  if (own !== undefined && isExactly(items, at)) {
    setLimit('atLeast', own, query)
    setLimit('atMost', own, query)
    return 1
  }
  return 0
}

/** "Show transactions of exactly $43.21", "that $43.21 charge": an amount beside a noun for rows. */
function isExactly(items: readonly Item[], at: number): boolean {
  const isRow = (item: Item | undefined) =>
    ['expenseRow', 'anyRow', 'incomeRow'].includes(featureAt(item) ?? '')
  const isOfRows = isRow(items[at - 1]) || isRow(items[at + 1])
  const isPlanned = items.some((item) => plans.has(featureAt(item) ?? ''))
  return isOfRows && items[at]?.kind === 'amount' && !isPlanned
}

/** With one of these, an amount is a price or a target. */
const plans: ReadonlySet<Feature> = new Set(['afford', 'left', 'score', 'between'])

function isTimes({ raw }: Item): boolean {
  return /^(times|occasions|visits|trips|occurrences)$/i.test(raw)
}

/** "Which category has over 10 purchases": how many each has, and no amount. */
function boundsCount(items: readonly Item[], at: number): boolean {
  const isOfGroups = items.some((item) => ['category', 'payee'].includes(featureAt(item) ?? ''))
  const isOfRows = ['expenseRow', 'anyRow', 'incomeRow', 'visit'].includes(
    featureAt(items[at + 2]) ?? '',
  )
  return isOfGroups && isOfRows && items[at + 1]?.kind === 'number'
}

/** "Over $50 and under $60": before an amount, "and under" is no "$60 and under". */
function joinedLimit(item: Item | undefined): Feature | undefined {
  const said = /^(?:and|or) (?:(under|below)|(over|above))$/i.exec(item?.raw ?? '')
  if (said === null) return undefined
  return said[1] ? 'under' : 'over'
}

/** "A minimum of 20", "max 20", while "max 3 expenses" counts them. */
function extremeLimit(item: Item | undefined, after: Item | undefined): Feature | undefined {
  const said = /^(?:(min|minimum)|max|maximum)$/i.exec(item?.raw ?? '')
  if (said === null || counted.has(featureAt(after) ?? '')) return undefined
  return said[1] ? 'atLeast' : 'atMost'
}

/** Both ends may be bounded once: "under 20 or over 50" is no range, and of two minimums one would be lost. */
function setLimit(feature: Feature | undefined, cents: Cents, query: Slots): boolean {
  const isLower = feature === 'over' || feature === 'atLeast'
  if (!isLower && feature !== 'under' && feature !== 'atMost') return false
  const end = isLower ? 'min' : 'max'
  const limit = cents + (feature === 'over' ? 1 : feature === 'under' ? -1 : 0)
  const isOther = query[end] !== undefined && query[end] !== limit
  query[end] = limit
  const { min = limit, max = limit } = query
  if (isOther || min > max) query.mistakes.push('Which of these amounts is the limit?')
  return true
}

const ranked = new Set(['max', 'min', 'last', 'first', 'recent', 'most', 'least'])

const counted = new Set([
  'anyRow',
  'expenseRow',
  'incomeRow',
  'category',
  'payee',
  'max',
  'min',
  'bill',
  'subscription',
  'last',
])

/** `top 3`, `3 biggest`, `last 5 transactions`: the number is a limit on the rows. */
export function readLimit(items: readonly Item[], at: number, query: Slots): number {
  const item = items[at]
  if (item?.kind !== 'number' || item.count < 1 || item.count > 1000) return 0
  // "Can I afford 500 for a deposit?"
  if (items.some((each) => featureAt(each) === 'afford')) return 0
  const before = featureAt(items[at - 1]) ?? ''
  const after = featureAt(items[at + 1]) ?? ''
  const isRank =
    ranked.has(before) ||
    counted.has(after) ||
    (items[at + 1]?.kind === 'name' && ranked.has(before))
  if (!isRank) return 0
  query.limit = item.count
  return 1
}
