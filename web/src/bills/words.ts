import type { AmountChange, Bill, BillDue } from '@evenkeel/domain/bills'
import { formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { formatPlural } from '@evenkeel/domain/text'
import { frequencyNames, typeNames } from '#ledger/words.ts'

type Named = Pick<Bill, 'type' | 'description' | 'category' | 'frequency'>

/** A bill's name on its card. */
export function cardName({ description, type, category }: Named): string {
  return description || `${typeNames[type]} - ${category}`
}

/** A bill's name in the widget, which does not show the category beside it. */
export function rowName({ description, category, frequency }: Named): string {
  return description || `${category} - ${frequencyNames[frequency]}`
}

/** How an amount changes: on a due date that was paid ahead of its day, it is still to come. */
export function changeWord({ dueDate, from, to }: AmountChange, today: LocalDate): string {
  if (dueDate > today) return to > from ? 'Rises' : 'Falls'
  return to > from ? 'Rose' : 'Fell'
}

/** A due date: without its year where that is the present one. */
export function dueDay(day: LocalDate, today: LocalDate): string {
  return formatDay(day, isSameYear(day, today) ? 'short' : 'medium')
}

export function isSameYear(day: LocalDate, today: LocalDate): boolean {
  return day.slice(0, 4) === today.slice(0, 4)
}

/** "4 bills and Salary still to come, 1 bill overdue"; undefined if nothing is. */
export function toComeWords(dues: readonly BillDue[], today: LocalDate): string | undefined {
  const toCome = billWords(dues.filter(({ dueDate }) => dueDate >= today))
  const overdue = billWords(dues.filter(({ dueDate }) => dueDate < today))
  const words = [toCome && `${toCome} still to come`, overdue && `${overdue} overdue`].filter(
    Boolean,
  )
  return words.length > 0 ? words.join(', ') : undefined
}

/** "5 bills and Salary": how many bills are due, and the income by name if there is one; empty if there are none. */
function billWords(dues: readonly BillDue[]): string {
  const wordsOf = (type: BillDue['type']) => {
    const some = dues.filter((due) => due.type === type)
    const count = new Set(some.map(({ billId }) => billId)).size
    const name = type === 'income' && count === 1 ? some[0]?.name : undefined
    return count === 0 ? [] : [name ?? formatPlural(count, type === 'income' ? 'income' : 'bill')]
  }
  return [...wordsOf('expense'), ...wordsOf('income')].join(' and ')
}
