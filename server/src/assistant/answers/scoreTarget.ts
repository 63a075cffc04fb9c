import type { Fact } from '@evenkeel/domain/assistant'
import { type Piece, say } from '../facts/sentence.ts'
import type { Query } from '../reading/slots.ts'
import type { Ask } from './ask.ts'

// "What would get my score up to 90?"

export function hasNumber({ amounts, numbers, min, max }: Query): boolean {
  return amounts.length + numbers.length > 0 || min !== undefined || max !== undefined
}

/** True if the only number of a question is a score to reach. */
export function asksForScore(query: Query): boolean {
  return targetOf(query) !== undefined
}

/** The score to reach; undefined if there is none, or it may be something else. */
export function targetOf({ amounts, numbers, min, max, text }: Query): number | undefined {
  if (amounts.length > 0 || !reaching.test(text)) return undefined
  const limits = [
    ...numbers.map(({ count }) => count),
    ...(min === undefined ? [] : [Math.ceil(min / 100)]),
    ...(max === undefined ? [] : [Math.ceil(max / 100)]),
  ]
  const [target, ...others] = limits
  return others.length === 0 && target !== undefined && target <= 100 ? target : undefined
}

const reaching =
  /\b(to|reach|hit|get|be|over|above|past|at least|a|an) (a |an |be |at least |over |above )?\d{1,3}\b/

/** Whether a score is there already, or the best that less spending brings gets there. */
export function targetText({ query, book }: Ask, score: Fact, best: Fact | undefined): Piece {
  const target = targetOf(query)
  if (target === undefined) return ''
  const wanted = book.given('The score asked for', 'points', String(target))
  if (Number(score.value) >= target) return say` That is ${wanted} or more already.`
  if (best === undefined) return say` So ${wanted} is not within reach.`
  return Number(best.value) >= target
    ? say` That would be ${best}, which reaches ${wanted}.`
    : say` That would be ${best}, the most that it can bring: ${wanted} is not within reach that way.`
}
