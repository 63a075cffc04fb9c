import { addDays, addMonths, type LocalDate } from '@evenkeel/domain/calendar'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { dayText, type Period } from '../reading/period.ts'
import type { Query } from '../reading/slots.ts'
import { type Ask, answer, type Said } from './ask.ts'
import { costPiece } from './billCosts.ts'
import { onceEach } from './billDues.ts'
import { noBills } from './noBills.ts'
import { riseAnswer } from './watch.ts'

/** "My bills now compared with a year ago": what they come to, and what rose, began or was paused since then. */
export async function billsThenAnswer(ask: Ask): Promise<Said> {
  const { query, bills, book, today } = ask
  const mine = bills.filter(({ type }) => type === 'expense')
  const active = mine.filter(({ isActive }) => isActive)
  const then = dayThen(query, today)
  if (active.length === 0 || then === undefined) return noBills()
  const yearly = book.dueYearly('A year', book.dues('Active bills', onceEach(active)))
  const since: Period = {
    from: addDays(then, 1),
    to: today,
    kind: 'range',
    label: `since ${dayText(then)}`,
  }
  const rises = await riseAnswer({
    ...ask,
    query: { ...query, features: new Set(['bill', 'rise']), periods: [since] },
  })
  const begun = active.filter(({ startDate }) => startDate.slice(0, 10) > then)
  const paused = mine.filter(({ isActive }) => !isActive)
  const list = (what: string, each: typeof mine): Piece =>
    each.length === 0 ? '' : [`\n${what}:`, lines(each.map((bill) => costPiece(ask, bill)))]
  return answer(
    ...say`Your active recurring bills come to ${book.per('A month', yearly, '12')} a month or ${yearly} a year now. A bill has only its present price here, so I go by what it charged. `,
    rises.text,
    list(`Begun since ${dayText(then)}`, begun),
    list('Paused now', paused),
  )
}

/** The last day of what the bills are compared with. */
function dayThen({ periods, raws }: Query, today: LocalDate): LocalDate | undefined {
  const [period] = periods
  if (period) return period.to
  const unit = /\b(week|month|quarter|year)\b/.exec(raws.get('spanBefore') ?? '')?.[1]
  if (unit === 'week') return addDays(today, -7)
  const months = unit === 'year' ? 12 : unit === 'quarter' ? 3 : unit === 'month' ? 1 : undefined
  return months === undefined ? undefined : addMonths(today, -months)
}
