import type { Feature } from './lexicon.ts'
import type { Query, Slots } from './slots.ts'

// "Give me a summary of July", "last week?": all that came in and went out in a time.

const time =
  'today|yesterday|last|this|past|previous|current|prior|one|before|that|first|second|third|fourth|half|quarter|q[1-4]|days?|weeks?|weekend|months?|years?|so|far|to|date|ytd|mtd|the|of|in|on|for|since|from|until|till|through|during|over|after|between|and|ago|back|late|early|mid|middle|end|beginning|start|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirty|sixty|ninety|jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|new|years|eve|spring|summer|autumn|fall|winter|christmas|xmas|easter|halloween|thanksgiving|valentines?|labou?r|memorial|independence|\\d{1,4}(?:st|nd|rd|th)?|\\d{1,4}[/-]\\d{1,2}(?:[/-]\\d{1,4})?'

const isTimeWord = new RegExp(`^(?:${time})$`)

/** "Last week?", "on the 4th of July": a time that has been, and nothing else. */
export function isOnlyTime({ text, names, features, periods, isFollowUp }: Query): boolean {
  const [period, ...others] = periods
  return (
    period !== undefined &&
    others.length + names.length === 0 &&
    !isFollowUp &&
    !period.isAhead &&
    [...features].every((feature) => feature === 'still') &&
    text.split(/[ ']/).every((word) => isTimeWord.test(word))
  )
}

const summary = /\b(?:summary|summari[sz]e|overview|recap|rundown|report|sum up)\b/

const isSummary = new RegExp(
  `^(?:(?:and|please|can|could|would|will|you|i|like|want|need|show|give|get|let|me|see|have|a|an|my|our|quick|short|brief|full|complete|general|financial|money|monthly|finances|financials|whole|it|all|everything|about|as|${time}|summary|summari[sz]e|overview|recap|rundown|report|sum|up) ?)+$`,
)

/** "Summary of July", "an overview of my finances", "recap last week". */
export function readSummary(query: Slots, features: Set<Feature>): void {
  const { text, names, periods, amounts, numbers, weekdays } = query
  if (!summary.test(text) || !isSummary.test(text)) return
  if (names.length + amounts.length + numbers.length + weekdays.length > 0 || periods.length > 1)
    return
  features.clear()
  query.unknown = query.unknown.filter(({ raw }) => !new RegExp(summary, 'i').test(raw))
  features.add('summary')
}
