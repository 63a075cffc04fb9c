import type { Fact } from '@evenkeel/domain/assistant'
import { centsOf } from '../facts/book.ts'
import { type Piece, say, series } from '../facts/sentence.ts'
import { type Period, periodAt, periodBefore } from '../reading/period.ts'
import {
  type Ask,
  answer,
  labelOf,
  periodOf,
  periodText,
  type Said,
  selectionIn,
  selectionOf,
} from './ask.ts'
import { evened, shortText } from './compare.ts'
import { nothingIn } from './nothing.ts'

type Kept = { net: Fact; rate: Fact | undefined }

/** "Did I save more in May than in April?", "am I up or down on last month?" */
export async function compareNets(ask: Ask): Promise<Said> {
  const { book, today } = ask
  const first = periodOf(ask)
  const second = ask.query.periods[1]
  const [held, other] = second ? [first, second] : besideIt(first, today)
  if (other === undefined) return nothingIn(ask, undefined, first)
  const { a, b, note } = evened(held, other, today)
  const [one, two] = [await keptIn(ask, a), await keptIn(ask, b)]
  if (one === undefined) return nothingIn(ask, undefined, a)
  if (two === undefined) return nothingIn(ask, undefined, b)
  // "What was left in March, and was April worse?": told as the change from the earlier to the later.
  const isInOrder = (a.from ?? '') < (b.from ?? '')
  const [now, before] = isInOrder ? [two, one] : [one, two]
  const apart = centsOf(now.net) - centsOf(before.net)
  const [more, less] = apart > 0 ? [now, before] : [before, now]
  // A percentage of a loss says nothing.
  const isInPercent = ask.query.features.has('share') && centsOf(less.net) > 0
  const percent = isInPercent ? say` (${book.change('Change', now.net, before.net)})` : ''
  const which = isInOrder ? ` ${shortText(b)} than ${shortText(a)}` : ''
  const verdict: Piece =
    apart === 0
      ? 'exactly the same'
      : say`${book.minus('Difference', more.net, less.net)} ${apart > 0 ? 'more' : 'less'}${which}${percent}`
  return answer(
    ...say`What you received less what you spent was ${keptText(one)} ${periodText(a)}, and ${keptText(two)} ${periodText(b)}: ${verdict}.`,
    note,
  )
}

/** "Give me the net for July, August and September": each of them, and all together. */
export async function netOfEach(ask: Ask): Promise<Said> {
  const { book, query } = ask
  const plain = { ...query, names: [] }
  const label = 'Income and spending of several periods'
  const rows = await book.rows(label, selectionIn(plain, undefined, query.periods))
  if (rows.count === 0) return nothingIn(ask, undefined, periodOf(ask))
  const parts: Piece[] = []
  for (const period of query.periods) {
    const kept = await keptIn(ask, period)
    parts.push(kept ? say`${kept.net} ${periodText(period)}` : `nothing ${periodText(period)}`)
  }
  const net = book.net('Net balance of several periods', rows)
  return answer(
    ...say`What you received less what you spent was ${series(parts)}, which is ${net} in all.`,
  )
}

/** "Than last month" compares this month with it, and "this month" is compared with the last. */
function besideIt(period: Period, today: string): [Period, Period | undefined] {
  const now = periodAt(period.kind, today, today)
  return now.from === period.from ? [period, periodBefore(period, today)] : [now, period]
}

async function keptIn(ask: Ask, period: Period): Promise<Kept | undefined> {
  const { book, query } = ask
  const rowsOf = (type?: 'income') =>
    book.rows(
      labelOf(type === undefined ? 'Income and spending' : 'Income', [], period),
      selectionOf({ ...query, names: [] }, type, period),
    )
  const rows = await rowsOf()
  if (rows.count === 0) return undefined
  const net = book.net(`Net balance, ${period.label}`, rows)
  const income = await rowsOf('income')
  const earned = book.sum(`Income, ${period.label}`, income)
  const isRateAsked = query.features.has('savingsRate') && centsOf(earned) > 0
  const rate = isRateAsked ? book.percent('Share of income kept', net, earned) : undefined
  return { net, rate }
}

function keptText({ net, rate }: Kept): Piece {
  return rate ? say`${net} (${rate} of your income)` : net
}
