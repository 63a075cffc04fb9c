import type { Locator, Page } from 'playwright-core'
import { expense, income } from './ledger.ts'

export const phone = { width: 390, height: 844 }

/** The bar at the bottom. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Shortcuts' })

export const entries = [
  expense('4.50', 'Food & Dining', '2026-01-30', 'Coffee'),
  expense('20', 'Healthcare', '2026-01-29', 'Aspirin'),
  expense('12.30', 'Shopping', '2026-01-28', 'Lamp'),
  income('2500', 'Salary', '2026-01-27', 'January'),
]

export async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error(`${place} has no place on the screen`)
  return box
}
