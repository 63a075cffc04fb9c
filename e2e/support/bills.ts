import type { Locator, Page } from 'playwright-core'
import type { Product } from './product.ts'

type NewBill = {
  type: 'Income' | 'Expense'
  amount: string
  description?: string
  category: string
  frequency: 'Weekly' | 'Bi-weekly' | 'Monthly' | 'Yearly'
  /** Defaults to the dialog's own default, today. */
  startDate?: string | undefined
}

export const rent = {
  type: 'Expense',
  amount: '1180',
  description: 'Rent',
  category: 'Housing',
  frequency: 'Monthly',
  startDate: '2026-01-31',
} as const satisfies NewBill

/** Opens the bills page by URL. */
export async function openBills(page: Page): Promise<void> {
  await page.goto('/recurring-bills')
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
}

/** A bill's card on the bills page. */
export function card(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true })
}

/** The lines of text in a card or row. */
export async function linesOf(place: Locator): Promise<string[]> {
  const [text = ''] = await place.allInnerTexts()
  return text.split(/\n+/).map((line) => line.trim())
}

/** The bills widget on the dashboard. */
export function widget(page: Page): Locator {
  return page.getByRole('region', { name: 'Recurring Bills', exact: true })
}

export async function fillBill(dialog: Locator, bill: NewBill): Promise<void> {
  await dialog.getByRole('radio', { name: bill.type }).check({ force: true })
  await dialog.getByLabel('Amount').fill(bill.amount)
  await dialog.getByLabel('Description').fill(bill.description ?? '')
  await dialog.getByLabel('Category', { exact: true }).selectOption(bill.category)
  await dialog.getByLabel('Frequency').selectOption(bill.frequency)
  if (bill.startDate) await dialog.getByLabel('Start date', { exact: true }).fill(bill.startDate)
}

/** Adds a bill on the bills page and waits for its card. */
export async function addBill(page: Page, bill: NewBill): Promise<void> {
  await page.getByRole('button', { name: 'Add bill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  await fillBill(dialog, bill)
  await dialog.getByRole('button', { name: 'Add bill' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await card(page, bill.description ?? `${bill.type} - ${bill.category}`).waitFor()
}

/** Arguments to add a bill through the API: `page.request.post(...billOf(product, { description: 'Rent' }))`. */
export function billOf(product: Product, fields: Record<string, string>, today = '2026-01-30') {
  const defaults = { type: 'expense', amount: '60.00', category: 'Utilities', frequency: 'monthly' }
  const options = { data: { ...defaults, ...fields }, headers: { origin: product.url } }
  return [`/api/recurring-transactions?today=${today}`, options] as const
}

type StoredBill = { id: string; startDate: string; nextDueDate: string; isActive: string }
type StoredEntry = { date: string; amount: string; description: string; billDueDate: string | null }

/** The stored bills, with dates as `YYYY-MM-DD`. */
export async function listBills(page: Page): Promise<StoredBill[]> {
  const bills: StoredBill[] = await (await page.request.get('/api/recurring-transactions')).json()
  return bills.map((bill) => ({
    ...bill,
    startDate: bill.startDate.slice(0, 10),
    nextDueDate: bill.nextDueDate.slice(0, 10),
  }))
}

export async function listEntries(page: Page): Promise<StoredEntry[]> {
  const entries: StoredEntry[] = await (await page.request.get('/api/transactions')).json()
  return entries.map((entry) => ({
    ...entry,
    date: entry.date.slice(0, 10),
    billDueDate: entry.billDueDate?.slice(0, 10) ?? null,
  }))
}
