import type { Bill } from '@evenkeel/domain/bills'
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
