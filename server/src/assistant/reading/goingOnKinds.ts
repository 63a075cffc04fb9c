import type { Feature } from './lexicon.ts'
import type { Query } from './slots.ts'

// What the follow-ups to a sum, a due date and the rest have in common.

/** A kind of follow-up, and what it asks after the question before; undefined where it asks nothing of the kind. */
export type Kind = {
  isMeant: (own: Query) => boolean
  goOn: (own: Query, baseOf: () => Query, earlierOf: () => Query | undefined) => Query | undefined
}

export const sides: readonly Feature[] = ['spend', 'earn', 'expenseRow', 'incomeRow', 'salaryWord']
/** Features of a plain sum. */
export const ofSums: readonly Feature[] = [...sides, 'total', 'howMuch', 'whatIs', 'nowIs', 'ever']

/** A sum of everything in one time: of no name, no limit and no weekday. */
export function isWholeSum(base: Query): boolean {
  const { features, names, periods, weekdays, min, max, limit, rank, unknown } = base
  const isNarrowed = [min, max, limit, rank, base.picked].some((each) => each !== undefined)
  return (
    // "So far"
    [...features].every((feature) => feature === 'still' || ofSums.includes(feature)) &&
    names.length + weekdays.length + unknown.length + base.mistakes.length === 0 &&
    periods.length < 2 &&
    !isNarrowed
  )
}

export function asked(own: Query, question: string): Query {
  return { ...own, mistakes: [...own.mistakes, question] }
}
