import type { Query } from './slots.ts'

// What becomes of the amounts, limits and counts of a question when the next one goes on from it.

type Numbers = Pick<Query, 'amounts' | 'numbers' | 'min' | 'max' | 'limit' | 'leftOut' | 'spansOut'>

/** Each number of the follow-up takes the place of its counterpart; one without a counterpart stays, and is asked back. */
export function continuedNumbers(base: Query, next: Query): Numbers {
  const limits = {
    ...limitsOf(base, next),
    ...countOf(next.limit ?? base.limit),
    ...leftOutOf(base, next),
  }
  const [number, ...others] = [...next.numbers, ...next.amounts.map((cents) => ({ cents }))]
  if (number === undefined) return { ...amountsOf(base, next), ...limits }
  const isBare = next.min === undefined && next.max === undefined && others.length === 0
  if (isBare && base.amounts.length + base.numbers.length === 0) {
    const none = { amounts: [], numbers: [], ...leftOutOf(base, next) }
    const { min, max, limit } = base
    const isLimited = min !== undefined || max !== undefined
    // "And 600?" after "more than $500?"
    if (isLimited && (min === undefined) !== (max === undefined) && limit === undefined)
      return {
        ...none,
        ...(min === undefined ? { max: number.cents - 1 } : { min: number.cents + 1 }),
      }
    // "And 5?" after "my top 3"
    if (!isLimited && limit !== undefined && 'count' in number)
      return { ...none, limit: number.count }
  }
  const { amounts, numbers } = next
  return { amounts, numbers, ...limits }
}

/** "And without the 187.30 one?" */
function leftOutOf(base: Query, next: Query): Pick<Query, 'leftOut' | 'spansOut'> {
  const leftOut = [...(base.leftOut ?? []), ...(next.leftOut ?? [])]
  const spansOut = [...(base.spansOut ?? []), ...(next.spansOut ?? [])]
  return { ...(leftOut.length > 0 && { leftOut }), ...(spansOut.length > 0 && { spansOut }) }
}

/** "What about food?" after "can I afford a $600 phone?" has another price. */
function amountsOf(base: Query, next: Query): Pick<Query, 'amounts' | 'numbers'> {
  const isOther = base.features.has('afford') && next.names.length > 0
  return isOther ? { amounts: [], numbers: [] } : { amounts: base.amounts, numbers: base.numbers }
}

/** "And under $100?" after "over $50" narrows it further, while "and under $20" takes its place. */
function limitsOf(base: Query, next: Query): Pick<Query, 'min' | 'max'> {
  const { min = base.min, max = base.max } = next
  const isPossible = min === undefined || max === undefined || min <= max
  const kept = isPossible ? { min, max } : { min: next.min, max: next.max }
  return {
    ...(kept.min !== undefined && { min: kept.min }),
    ...(kept.max !== undefined && { max: kept.max }),
  }
}

function countOf(limit: number | undefined): Pick<Query, 'limit'> {
  return limit === undefined ? {} : { limit }
}
