import type { LocalDate } from '@evenkeel/domain/calendar'
import { readTold } from '../reading/readTold.ts'
import type { Vocabulary } from '../reading/vocabulary.ts'
import { isTold } from './told.ts'

const amount = '\\$?\\d[\\d,]*(?:\\.\\d{1,2})?(?: dollars| bucks)?'

/** "And 4 on coffee", "plus another 3.20 for the bus". */
const another = new RegExp(
  `^(?:(?:oh|and|also|plus|then),? )+(?:another )?(?<rest>${amount} (?:on|for|at|to) \\p{L}.*)$`,
  'iu',
)

const weekday = '(?:on |last |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
/** "It was yesterday", "sorry, on Monday", "make it May 5". */
const onDay = new RegExp(
  `^(?:(?:and|no|sorry|actually|oh|but|wait|well|ok),? )*(?:(?:it|that|this) was |make (?:it|that) |change (?:it|that|the date) to |i meant? )?(?:actually )?(?<day>(?:yesterday|the day before yesterday|${weekday}|(?:on )?(?:${month} \\d{1,2}|\\d{1,2} ${month}|\\d{1,2}/\\d{1,2})))(?:,? (?:actually|sorry|instead|not today|though|please))?[.!]?$`,
  'i',
)

/**
 * What goes on from an entry that was just told: a further one, or the same with the day that it left out. Undefined for
 * anything else, and for a question.
 */
export function toldFurther(
  message: string,
  before: string | undefined,
  today: LocalDate,
  vocabulary: Vocabulary,
): string | undefined {
  if (before === undefined || message.includes('?') || !/\d/.test(before) || !isTold(before))
    return undefined
  const text = message.trim()
  const rest = another.exec(text)?.groups?.rest
  if (rest !== undefined) {
    const isOfIncome = /\b(?:got|earned|received|paid me|gave me|sent me|income)\b/i.test(before)
    return isOfIncome ? undefined : `spent ${rest}`
  }
  const day = onDay.exec(text)?.groups?.day
  if (day === undefined || readTold(before, today, vocabulary).date !== undefined) return undefined
  return `${before.replace(/[\s.,!;]+$/, '')} ${day}`
}
