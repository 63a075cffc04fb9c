import { addMonths, monthRange } from '@evenkeel/domain/calendar'
import { getHealthScore } from '#summary/index.ts'
import { lines, type Piece, say } from '../facts/sentence.ts'
import { monthPeriod, type Period } from '../reading/period.ts'
import {
  type Ask,
  answer,
  assumptions,
  daysOf,
  labelOf,
  namesText,
  periodText,
  rowsText,
  type Said,
  selectionOf,
  shownName,
} from './ask.ts'
import { onceEach } from './billDues.ts'
import { nothingIn } from './nothing.ts'
import { raiseText } from './plans.ts'

/** "Any recommendations for saving money?": where the money goes, what repeats, and what would raise the score. */
export async function adviceAnswer(ask: Ask): Promise<Said> {
  const { book, context, userId, today, query } = ask
  const last = monthPeriod(addMonths(monthRange(today).from, -1), today)
  const period = query.periods[0] ?? last
  if (query.names.length > 0) return adviceOn(ask, period)
  const selection = selectionOf(query, 'expense', period)
  const whole = await book.rows(`Spending, ${period.label}`, selection)
  if (whole.count === 0) return nothingIn(ask, 'expense', period)
  const total = book.sum(`Spending, ${period.label}`, whole)
  const groups = await book.groups(selection, 'category')
  const pieces: Piece[] = []
  for (const group of groups.slice(0, 2)) {
    const any = selection.any.map((filter) => ({ ...filter, category: group.key }))
    const sum = book.sum(shownName(group.shown), await book.rows(shownName(group.shown), { any }))
    pieces.push(
      say`${shownName(group.shown)} took ${sum} ${period.label}, ${book.percent(`Share of ${shownName(group.shown)}`, sum, total)} of your spending.`,
    )
  }
  pieces.push(...billsPiece(ask))
  const health = await getHealthScore(context, userId, daysOf(period))
  pieces.push([`Your financial health score ${period.label}:`, raiseText(ask, health, period)])
  return answer(
    'Where saving would make the most difference, going by your records:',
    lines(pieces),
  )
}

/** "How can I spend less on groceries?": what it came to, where most of it went, and what one time less would save. */
async function adviceOn(ask: Ask, period: Period): Promise<Said> {
  const { book, query } = ask
  const selection = selectionOf(query, 'expense', period)
  const label = labelOf('Spending', query.names, period)
  const rows = await book.rows(label, selection)
  if (rows.count === 0) return nothingIn(ask, 'expense', period)
  const sum = book.sum(label, rows)
  const count = book.count(`Number: ${label}`, rows)
  const pieces: Piece[] = [
    say`${namesText(query.names)} took ${sum} ${periodText(period)}, in ${rowsText(count, 'expense')}.`,
  ]
  const payees = await book.groups(selection, 'payee')
  for (const group of payees.length > 1 ? payees.slice(0, 2) : []) {
    const any = selection.any.map((filter) => ({ ...filter, description: group.key }))
    const part = book.sum(shownName(group.shown), await book.rows(shownName(group.shown), { any }))
    pieces.push(
      say`${part} of it went to ${shownName(group.shown)}, ${book.percent(`Share of ${shownName(group.shown)}`, part, sum)}.`,
    )
  }
  if (rows.count > 1)
    pieces.push(
      say`One such expense less saves ${book.average(`Average: ${label}`, rows)} on average.`,
    )
  pieces.push('Your records cannot tell which of it you could do without.')
  return answer('Going by your records:', lines(pieces), assumptions(ask))
}

function billsPiece({ book, bills }: Ask): Piece[] {
  const active = bills.filter((bill) => bill.isActive && bill.type === 'expense')
  if (active.length === 0) return []
  const dues = book.dues('Active bills', onceEach(active))
  return [
    say`Your ${book.dueCount('Number of active bills', dues)} active recurring bills come to ${book.dueYearly('Bills a year', dues)} a year. Ask what you would save by cancelling one.`,
  ]
}
