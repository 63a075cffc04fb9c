import { type Bill, billTotals } from '@evenkeel/domain/bills'
import { formatCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'
import type { Dues } from '../facts/book.ts'
import { lines, type Piece, say, series } from '../facts/sentence.ts'
import { type Ask, answer, empty, namesText, type Said } from './ask.ts'
import { billName, billType, forNamed, namedBills, onceEach, pausedText } from './billDues.ts'
import { frequenciesIn } from './billFrequencies.ts'
import { byAmount, rankedBills } from './billRanks.ts'
import { noneActive } from './noBills.ts'

// What bills cost a month and a year, and what cancelling them saves.

export async function pausedAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const paused = bills.filter((bill) => !bill.isActive)
  if (paused.length === 0) return empty('No bill', forNamed(ask), ' is paused.')
  const pieces = paused.map((bill) => {
    const due = { bill, due: bill.nextDueDate }
    return say`${billName(bill)}, ${ask.book.dueAmount(billName(bill), due)} ${bill.frequency}`
  })
  return answer('Paused:', lines(pieces))
}

/** "What are my subscriptions?", "How much are my bills a month?" */
export async function costAnswer(ask: Ask, bills: readonly Bill[]): Promise<Said> {
  const { book, query } = ask
  const type = billType(ask)
  const every = frequenciesIn(query.text)
  const active = bills.filter((bill) => bill.isActive && bill.type === type)
  if (active.length === 0) return noneActive(ask, bills)
  const dues: Dues = book.dues('Active bills', onceEach(active))
  const yearly = book.dueYearly('A year', dues)
  const monthly = book.per('A month', yearly, '12')
  if (formatCents(billTotals(active, type).monthly) !== monthly.value)
    throw new Error('The bills page says another monthly sum')
  const weekly =
    query.features.has('perWeek') && every.length === 0
      ? say`, ${book.per('A week', yearly, '365/7')} a week`
      : ''
  const ranked = rankedBills(query, active)
  const shown = ranked ?? byAmount(active).slice(0, 20)
  const list = shown.map(
    (bill) =>
      say`${billName(bill)}: ${book.dueAmount(billName(bill), { bill, due: bill.nextDueDate })} ${bill.frequency}`,
  )
  if (ranked) return answer('By amount:', lines(list))
  const count = book.dueCount('Number of active bills', dues)
  const assumed = query.features.has('subscription') ? ' I count every active recurring bill.' : ''
  const unknowable = query.features.has('forgotten')
    ? ' Which of them you forgot or no longer use is not in your records.'
    : ''
  const isCounted = query.features.has('count') || query.features.has('active')
  const apart = isCounted && query.names.length === 0 ? incomeApart(ask, type) : ''
  return answer(
    ...say`You have ${count} active ${every.length === 0 ? '' : `${every.join(' and ')} `}recurring ${type === 'income' ? 'income' : `bill${active.length === 1 ? '' : 's'}`}${forNamed(ask)}, ${monthly} a month or ${yearly} a year${weekly}.${apart}${assumed}${unknowable}${lines(list)}`,
  )
}

/** "How many active bills do I have?": recurring income is on the same page, and is counted apart. */
function incomeApart({ book, bills }: Ask, type: TransactionType): Piece {
  const income = bills.filter((bill) => bill.isActive && bill.type === 'income')
  if (type === 'income' || income.length === 0) return ''
  const count = book.dueCount(
    'Number of recurring income',
    book.dues('Active income', onceEach(income)),
  )
  return say` Recurring income is counted apart: ${count} active.`
}

/** "What would I save if I cancelled Netflix and Spotify?" */
export async function cancelAnswer(ask: Ask): Promise<Said> {
  const { book, query } = ask
  const items = query.names.length > 0 ? query.names : query.excepts
  const asked = { ...ask, query: { ...query, names: items } }
  const missing = items.filter(
    (item) =>
      namedBills({ ...ask, query: { ...query, names: [item] } }).filter(
        (bill) => bill.isActive && bill.type === 'expense',
      ).length === 0,
  )
  const bills = namedBills(asked).filter((bill) => bill.isActive && bill.type === 'expense')
  const paused = namedBills(asked).filter((bill) => !bill.isActive && bill.type === 'expense')
  if (bills.length === 0 && paused.length > 0 && missing.length === items.length)
    return answer(
      ...say`${series(paused.map((bill) => pausedText(ask, bill, 'already paused')))}: nothing is due for ${paused.length === 1 ? 'it' : 'them'}, so cancelling saves nothing.`,
    )
  if (bills.length === 0 || missing.length > 0) {
    return {
      kind: 'clarify',
      text: [
        'There is no active recurring bill for ',
        namesText(missing.length > 0 ? missing : items),
        ', so I cannot tell what cancelling it would save.',
      ],
      suggestions: ['What are my recurring bills?', 'What are my biggest expense categories?'],
    }
  }
  const dues = book.dues('Bills to cancel', onceEach(bills))
  const yearly = book.dueYearly('Saved a year', dues)
  const monthly = book.per('Saved a month', yearly, '12')
  return answer(
    ...say`Without ${bills.map(billName).join(' and ')} you would save ${monthly} a month, ${yearly} a year.`,
  )
}
