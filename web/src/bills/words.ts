import type { AmountChange, Bill } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
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
