import type { Fact } from '@evenkeel/domain/assistant'
import { addDays, monthRange } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
import { getOutlook } from '#summary/index.ts'
import { centsOf } from '../facts/book.ts'
import { type Piece, say } from '../facts/sentence.ts'
import { monthPeriod, type Period, rangeText } from '../reading/period.ts'
import { type Ask, selectionOf } from './ask.ts'
import { duesIn, overdueOn } from './billDues.ts'

// The end of the month's line on the dashboard.

const nothingNamed = { names: [], excepts: [] } as const

export type LeftThisMonth = {
  left: Fact
  text: Piece
  apart: Piece
  outlook: Outlook
  /** Income so far and still to come. */
  income: Fact
}

/** Income so far and still to come, minus what is spent and still to pay. */
export async function leftThisMonth(ask: Ask): Promise<LeftThisMonth> {
  const { book, today, bills, query, context, userId } = ask
  const month = monthPeriod(today, today)
  const rest = { from: today, to: monthRange(today).to }
  const plain = { ...query, ...nothingNamed }
  const sumOf = async (type: 'income' | 'expense', period: DaysSaid) => {
    const label = `${type === 'income' ? 'Income' : 'Spending'}, ${period.label}`
    return book.sum(label, await book.rows(label, selectionOf(plain, type, period)))
  }
  const earned = await sumOf('income', month)
  const spent = await sumOf('expense', month)
  const dueSum = (label: string, dues: ReturnType<typeof duesIn>) =>
    book.dueSum(label, book.dues(label, dues))
  const incomeDues = [...overdueOn(bills, today, 'income'), ...duesIn(bills, rest, 'income')]
  const toCome = dueSum('Income due this month', incomeDues)
  const due = dueSum('Bills due this month', duesIn(bills, rest, 'expense'))
  const late = dueSum('Bills overdue', overdueOn(bills, today, 'expense'))
  const isWithoutLate = query.features.has('withoutLate')
  const [laterIncome, laterSpending] = await recordedAhead(ask, sumOf)
  const income = book.plus('Income so far and due', earned, toCome, ...laterIncome)
  const left = book.minus(
    'Left this month',
    income,
    spent,
    due,
    ...(isWithoutLate ? [] : [late]),
    ...laterSpending,
  )
  const later = [
    ...laterSpending.map((fact) => say`, less ${fact} recorded for later days`),
    ...laterIncome.map((fact) => say`, plus ${fact} of income recorded for later days`),
  ]
  const owed = isWithoutLate
    ? say` and ${due} of bills due by ${rangeText(rest.to, rest.to)}`
    : say`, ${due} of bills due by ${rangeText(rest.to, rest.to)} and ${late} overdue`
  const text = say`${earned} received and ${toCome} still due to you, less ${spent} spent${owed}${later}`
  const apart = isWithoutLate ? say` The ${late} overdue is not taken off.` : ''
  const outlook = await getOutlook(context, userId, today)
  requireEnd(outlook, centsOf(left) - (isWithoutLate ? centsOf(late) : 0))
  return { left, text, apart, outlook, income }
}

/** The dashboard must say the same. */
function requireEnd({ ahead }: Outlook, cents: Cents): void {
  if (ahead.at(-1) !== cents) throw new Error('The dashboard says another balance of the month')
}

type DaysSaid = Pick<Period, 'from' | 'to' | 'label'>

/** Income and spending dated after today in this month, as far as there are any. */
async function recordedAhead(
  { today }: Ask,
  sumOf: (type: 'income' | 'expense', days: DaysSaid) => Promise<Fact>,
): Promise<[income: Fact[], spending: Fact[]]> {
  const { to } = monthRange(today)
  if (today === to) return [[], []]
  const ahead = { from: addDays(today, 1), to, label: 'recorded for later this month' }
  const sums = [await sumOf('income', ahead), await sumOf('expense', ahead)]
  const [income = [], spending = []] = sums.map((sum) => (centsOf(sum) > 0 ? [sum] : []))
  return [income, spending]
}
