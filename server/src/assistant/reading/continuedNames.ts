import { isPartOf } from './payeesWithin.ts'
import { type NameItem, type Query, sideOf } from './slots.ts'

// What becomes of the names of a question, and of those it leaves out, when the next one goes on from it.

/** "And with rent?", "with it": counts again what the question before left out. */
function countsAgain({ excepts }: Query, { names, text }: Query): boolean {
  const isWith = /^((and|but|ok|so|what about|how about) )*(with|including|counting|incl)\b/.test(
    text,
  )
  const isOfIt = names.length === 0 && /\b(it|them|that|those)$/.test(text)
  const isNamed =
    names.length > 0 &&
    names.every((item) =>
      item.names.every((name) => excepts.some((left) => left.names.includes(name))),
    )
  return excepts.length > 0 && isWith && (isOfIt || isNamed)
}

/** "And how much went out?" after the salary, or "and income?" after groceries: of all, as the name is only of the other side. */
function isOfOtherSide(item: NameItem, { features }: Query): boolean {
  const [isEarned, isSpent] = [
    ['earn', 'incomeRow'],
    ['spend', 'expenseRow'],
  ].map((side) => side.some((each) => features.has(each)))
  const side = sideOf(item)
  return isEarned !== isSpent && side !== undefined && side === (isEarned ? 'expense' : 'income')
}

const ofSide: ReadonlySet<string> = new Set([
  ...['spend', 'earn', 'expenseRow', 'incomeRow', 'howMuch', 'total', 'again', 'nowIs', 'whatIs'],
])

/** Asks for what was spent, or for what was earned, in the time of the question before, and for nothing else. */
function turnsToOtherSide(base: Query, { features, names, excepts, text }: Query): boolean {
  // Money back from a shop asks on about the shop.
  if (base.periods.length === 0 || /\brefund/.test(base.text)) return false
  const isBare =
    names.length + excepts.length === 0 && [...features].every((each) => ofSide.has(each))
  return isBare && features.size > 0 && !/\b(it|them|that|there|those)\b/.test(text)
}

/** "And excluding the gym too" leaves out both. */
export function continuedExcepts(base: Query, next: Query): Query['excepts'] {
  const { excepts, names } = next
  if (countsAgain(base, next)) return []
  if (turnsToOtherSide(base, next)) return base.excepts.filter((item) => !isOfOtherSide(item, next))
  if (excepts.length === 0)
    return adds(next) && names.length > 0 && stopped(base).length > 0 ? [] : base.excepts
  return adds(next) ? [...base.excepts, ...excepts] : excepts
}

export function continuedNames(base: Query, next: Query): Pick<Query, 'names' | 'isPayeeWithin'> {
  const within = continuedWithin(base, next)
  if (within) return { names: within, isPayeeWithin: true }
  const { isPayeeWithin = false } = next.names.length > 0 ? next : base
  return { names: namesOf(base, next), isPayeeWithin }
}

/** "Has my salary gone up as well?" after the rent: nobody is paid by a landlord. */
function isOfSpendingBefore(item: NameItem, { features }: Query): boolean {
  return features.has('payRise') && sideOf(item) === 'expense'
}

/** "Is that more than at Costco?" compares the two places. */
function namesOf(base: Query, next: Query): Query['names'] {
  if (turnsToOtherSide(base, next)) return base.names.filter((item) => !isOfOtherSide(item, next))
  if (countsAgain(base, next)) return base.names
  if (next.names.length === 0) return base.names.filter((item) => !isOfSpendingBefore(item, next))
  const isOfIt = next.features.has('pronoun') || /^(compared|versus|vs|against)$/.test(next.opening)
  const isHeld = next.features.has('compare') && isOfIt && next.periods.length === 0
  // "And Netflix too?" after "what if I cancel Spotify?"
  const isAdded = adds(next) && (base.features.has('cancel') || stopped(base).length > 0)
  const isBoth = isAdded || (isHeld && base.names.length === 1)
  return isBoth ? [...base.names, ...stopped(base), ...next.names] : next.names
}

/**
 * "And road food there?" after "how much on fuel at Love's?", where both are bought, or "and at Pilot?": the category and
 * the payee that are asked for then.
 */
function continuedWithin(base: Query, next: Query): Query['names'] | undefined {
  const [named, ...more] = next.names
  const isStopped = base.features.has('cancel') || stopped(base).length > 0
  if (named === undefined || more.length > 0 || (adds(next) && isStopped)) return undefined
  // "And at Love's in all?" is not of fuel alone.
  const isAgain = base.names.some((item) => item.names.some((name) => named.names.includes(name)))
  if (isAgain || /\b(?:in all|altogether|overall|in total|all told)\b/.test(next.text))
    return undefined
  const isOfPlace = base.names.length === 1 && /\bthere\b/.test(next.text)
  const [category, payee] = base.isPayeeWithin
    ? base.names
    : isOfPlace
      ? [undefined, ...base.names]
      : []
  const pair = named.names.every(({ kind }) => kind === 'category')
    ? [named, payee]
    : [category, named]
  const [of, at] = pair
  return of && at && isPartOf(at, of) ? [of, at] : undefined
}

function adds({ text }: Query): boolean {
  return /\b(too|as well|also)$/.test(text)
}

/** "What would I save without Netflix?" leaves out what it is about. */
function stopped({ features, excepts }: Query): Query['excepts'] {
  return features.has('saveVerb') ? excepts : []
}
