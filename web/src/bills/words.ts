import type { Bill } from '@evenkeel/domain/bills'
import { frequencyNames, typeNames } from '#ledger/words.ts'

type Named = Pick<Bill, 'type' | 'description' | 'category' | 'frequency'>

/** What a bill is called on its card (SPEC.md §2 Recurring bills page). */
export function cardName({ description, type, category }: Named): string {
  return description || `${typeNames[type]} - ${category}`
}

/** What a bill is called in the widget, which shows no category beside it (SPEC.md §2 Recurring bills widget). */
export function rowName({ description, category, frequency }: Named): string {
  return description || `${category} - ${frequencyNames[frequency]}`
}
