import { sincePeriod } from '../reading/readOpen.ts'
import type { Query } from '../reading/slots.ts'
import { type Ask, itemText, type Said } from './ask.ts'
import { isAboutPrice, riseAnswer } from './watch.ts'

// "Why does Netflix charge me more now than last summer?": the time after "than" is not asked about, but compared with.

const month =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december)'
const than = new RegExp(
  `\\bthan (?:(?:it|they|we|i|he|she|that) )?(?:(?:did|was|were|used to|spent|paid|cost|charged|had) )*(?:(?:in|during|over|at|for|back in) )?(?:the )?(?:(?:last|previous) )?(?:summer|spring|winter|autumn|fall|${month}|20\\d\\d|christmas|easter)\\b`,
)

/** True if the one time that is named is over, and nothing tells which time it is compared with. */
function isThen({ text, periods }: Query, today: string): boolean {
  const [named, ...others] = periods
  if (named === undefined || others.length > 0 || named.isAhead || !than.test(text)) return false
  // "Than in January": a month so far is compared with a whole one, and a year with a year.
  const hasCounterpart = ['day', 'week', 'month', 'quarter', 'year'].includes(named.kind)
  return named.to < today && !hasCounterpart
}

/** What a price has risen by since a time that is over; undefined if a question compares with no such time. */
export async function sinceThen(ask: Ask): Promise<Said | undefined> {
  const { query, today } = ask
  const rise = isPriceThen(ask) ? await riseSince(ask) : undefined
  if (rise?.kind === 'answer' || (rise && query.features.has('rise'))) return rise
  if (!isThen(query, today)) return undefined
  const [then] = query.periods
  const what = query.names.map(itemText).join(' and ')
  return {
    kind: 'clarify',
    text: `Which time shall I compare with what was${what && ` on ${what}`} ${then?.label}: this month, or the last three months?`,
  }
}

/** "Did I spend more on Netflix than in 2025?" is of sums. */
function isPriceThen(ask: Ask): boolean {
  const { text, periods } = ask.query
  return (
    periods[0]?.from !== undefined &&
    isAboutPrice(ask) &&
    than.test(text) &&
    !/\b(?:spend|spent|spending)\b/.test(text)
  )
}

async function riseSince(ask: Ask): Promise<Said> {
  const { query, today } = ask
  const periods = query.periods.map(({ from }) => sincePeriod(from ?? today, today))
  const rise = await riseAnswer({ ...ask, query: { ...query, periods } })
  const isReasonAsked = rise.kind === 'answer' && query.features.has('why')
  return isReasonAsked
    ? { ...rise, text: [rise.text, ' Why a price changed is not in your records.'] }
    : rise
}
