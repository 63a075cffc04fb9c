import type { Query } from '../../reading/slots.ts'
import type { Ask, Said } from '../ask.ts'

export type Has = (...features: readonly string[]) => boolean

/** A kind of question: when it applies, and everything it can use. Anything else in the question rules it out. */
export type Family = {
  name: string
  isMeant(has: Has, query: Query): boolean
  /** The features it uses, separated by spaces. */
  takes: string
  names?: number
  periods?: number
  excepts?: true
  threshold?: true
  limit?: true
  /** It can leave out rows of an amount. */
  leavesOut?: true
  /** It can leave out a month among those it ranks. */
  spansOut?: true
  /** It can give the second biggest. */
  ranks?: true
  weekdays?: true
  amounts?: true
  /** A period may be "by Friday". */
  deadlines?: true
  /** Unknown words are allowed: "a new jacket". */
  unknown?: true
  run(ask: Ask): Promise<Said>
}

/** Features that most questions about money may hold. */
export const money =
  'nowIs spend earn expenseRow incomeRow howMuch total ever still whatIs list salaryWord'
export const ranks = 'max min most least'
export const rankedWords = [...ranks.split(' '), 'often']
export const comparing = ['compare', 'more', 'lessWord', 'change', 'rise', 'why']
export const comparingOrRanked = ['compare', 'more', 'lessWord', 'most', 'least', 'max', 'min']
