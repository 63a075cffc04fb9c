import type { LocalDate } from '@evenkeel/domain/calendar'
import {
  areOfDays,
  arePlain,
  continuedFeatures,
  freshFeatures,
  isOfLastFew,
} from './continuedFeatures.ts'
import { continuedExcepts, continuedNames } from './continuedNames.ts'
import { continuedNumbers } from './continuedNumbers.ts'
import { continuedPeriods, placed } from './continuedPeriods.ts'
import type { Feature } from './lexicon.ts'
import { withSameDays } from './sameDays.ts'
import { type Query, rankWords } from './slots.ts'
import { withSpanOut } from './spansOut.ts'

// Questions that go on from the one before: "and in May?", "the month after that".

/** A follow-up question: what it names replaces what the question before named. */
export function continued(base: Query, said: Query, today: LocalDate): Query {
  const own = withSpanOut(base, said)
  const next = withSameDays(placed(own, base.periods, today), base.periods, today)
  const fresh = freshFeatures(base, next)
  const hasOwnDays = next.weekdays.length > 0 || areOfDays(fresh)
  const isStillPicked =
    base.picked !== undefined && (next.periods.length === 0 || base.periods.length > 0)
  return {
    features: continuedFeatures(base, own, next, fresh),
    raws: new Map([...base.raws, ...next.raws]),
    ...continuedNames(base, next),
    excepts: continuedExcepts(base, next),
    periods:
      asksIfDearer(base, fresh) || (asksWhenLast(next) && base.names.length > 0)
        ? next.periods
        : continuedPeriods(base, next, today),
    weekdays: hasOwnDays ? next.weekdays : base.weekdays,
    ...continuedNumbers(base, next),
    unknown: next.unknown,
    mistakes: [...next.mistakes, ...lastOfWhat(base, next), ...ranksLast(base, next)],
    isFollowUp: true,
    // "And in May?" after "did I spend more than $500?" still asks whether.
    opening: arePlain(fresh) ? base.opening : next.opening,
    text: `${base.text} ${next.text}`,
    corrections: next.corrections,
    ...(next.rank !== undefined && { rank: next.rank }),
    ...(isStillPicked && { picked: base.picked }),
  }
}

/** "When did I last?" after whether there were any in one month. */
function asksWhenLast({ text, features }: Query): boolean {
  return /\bwhen did (?:i|we) last\b/.test(text) && !features.has('sameSpan')
}

/** "When did I last?" after whether there was a refund, or whether a limit was kept: of what, is not clear. */
function lastOfWhat({ names, min, max }: Query, next: Query): string[] {
  const isClear = names.length > 0 && min === undefined && max === undefined
  return asksWhenLast(next) && next.names.length === 0 && !isClear
    ? ['When did you last do what?']
    : []
}

/** "Is it getting more expensive?" after what it cost in one month. */
function asksIfDearer({ features, names }: Query, fresh: readonly Feature[]): boolean {
  return fresh.includes('rise') && names.length > 0 && !features.has('rise')
}

/** "Which was the priciest?", of the last five: only all of one time are ranked. */
function ranksLast(base: Query, next: Query): string[] {
  const isOfLast =
    isOfLastFew(base) &&
    rankWords.some((rank) => next.features.has(rank)) &&
    next.periods.length === 0
  return isOfLast ? ['I can rank all of one time. Of which time do you mean?'] : []
}
