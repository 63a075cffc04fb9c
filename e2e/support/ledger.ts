import type { Locator, Page } from 'playwright-core'
import { type EntryFields, writeEntries } from '../../server/src/testing/entries.ts'
import { addPerson, type Person } from '../../server/src/testing/person.ts'
import type { Product, Window } from './product.ts'

export type { EntryFields } from '../../server/src/testing/entries.ts'

/** An entry from readable values: `expense('12.30', 'Housing', '2026-01-05', 'Rent')`. */
export function expense(
  dollars: string,
  category: string,
  date: string,
  description = '',
): EntryFields {
  return { type: 'expense', amount: Math.round(Number(dollars) * 100), category, date, description }
}

export function income(
  dollars: string,
  category: string,
  date: string,
  description = '',
): EntryFields {
  return { ...expense(dollars, category, date, description), type: 'income' }
}

/** Adds entries without the page, as from another device. */
export async function addEntries(
  product: Product,
  person: { id: string },
  entries: readonly EntryFields[],
): Promise<void> {
  await writeEntries(product.app, person, entries)
}

/** Changes something as another device of the same user does. */
export async function changeElsewhere(
  { url }: Product,
  page: Page,
  method: 'POST' | 'PATCH' | 'DELETE',
  path: string,
  data?: Record<string, string>,
): Promise<{ id: string }> {
  const options = { method, headers: { origin: url }, ...(data && { data }) }
  const reply = await page.request.fetch(`/api/transactions${path}`, options)
  if (!reply.ok()) throw new Error(`${method} ${path} answered ${reply.status()}`)
  return method === 'DELETE' ? { id: '' } : reply.json()
}

export type SignedIn = Window & { person: Person }

type Opening = {
  entries?: readonly EntryFields[]
  width?: number
  height?: number
  /** Setup to run before the first page loads. */
  before?: (window: Window) => Promise<void>
}

/**
 * A window for a new, signed-in user with these entries, with nothing loaded yet. Skips the landing page, which other
 * journeys cover.
 */
export async function openSignedIn(
  product: Product,
  { entries = [], before, ...size }: Opening = {},
): Promise<SignedIn> {
  const person = await addPerson(product.app)
  if (entries.length > 0) await writeEntries(product.app, person, entries)
  const window = await product.openWindow(size)
  const [name = '', value = ''] = [...person.cookies][0] ?? []
  await window.context.addCookies([{ name, value, url: product.url }])
  await window.context.addInitScript(
    (marker) => {
      // A new tab starts on a page without storage.
      if (!location.protocol.startsWith('http')) return
      if (localStorage.length === 0) localStorage.setItem('evenkeel', marker)
    },
    JSON.stringify({ user: { email: person.email } }),
  )
  await before?.(window)
  return { ...window, person }
}

/** The same, with the dashboard open and fully loaded. */
export async function openDashboard(
  product: Product,
  { path = '/', ...opening }: Opening & { path?: string } = {},
): Promise<SignedIn> {
  const window = await openSignedIn(product, opening)
  await window.page.goto(path)
  await settled(window.page)
  return window
}

/** Waits until the dashboard has finished loading. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor()
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    const isEmpty = main === null || main.querySelector('section, [aria-label="Summary"]') === null
    return !isEmpty && main.querySelector('[role=status], [aria-busy=true]') === null
  })
}

/** Visible text, on one line. */
export async function textOf(place: Locator): Promise<string> {
  return (await place.innerText()).replace(/\s+/g, ' ').trim()
}

export async function textsOf(places: Locator): Promise<string[]> {
  return (await places.allInnerTexts()).map((text) => text.replace(/\s+/g, ' ').trim())
}

/** A dashboard card by its heading. */
export function cardOf(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

/** The visible rows of the transactions table. */
export async function rowsOf(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Recent transactions' })
  return textsOf(table.locator('tbody tr'))
}
