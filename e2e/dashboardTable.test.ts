import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  cardOf,
  type EntryFields,
  expense,
  income,
  openDashboard,
  rowsOf,
  settled,
  textsOf,
} from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, mistakeAt, takeToast } from './support/seen.ts'

const widths = [320, 768, 1280]

const table = (page: Page) => page.getByRole('table', { name: 'Recent transactions' })
const pages = (page: Page) => page.getByRole('navigation', { name: 'Transactions pages' })

/** The offered pages, with the current one in brackets. */
async function offered(page: Page): Promise<string> {
  const slots = await pages(page)
    .locator('li')
    .evaluateAll((items) =>
      items.map((item) => {
        const text = item.textContent ?? ''
        return item.querySelector('[aria-current=page]') ? `[${text}]` : text
      }),
    )
  return slots.join(' ')
}

async function sortBy(page: Page, name: string): Promise<void> {
  await table(page).getByRole('columnheader', { name }).getByRole('button').click()
  await settled(page)
}

/** Each column's sort order, as announced. */
async function sorting(page: Page): Promise<string> {
  const headers = table(page).locator('th[aria-sort]')
  const said = await headers.evaluateAll((cells) =>
    cells.map((cell) => `${cell.textContent} ${cell.getAttribute('aria-sort')}`),
  )
  return said.join(', ')
}

/** Transactions that each cost a cent more, come a letter later and are a day newer than the one before. */
function manyEntries(count: number): EntryFields[] {
  return Array.from({ length: count }, (_, at) => {
    const day = String((at % 28) + 1).padStart(2, '0')
    const month = String((Math.floor(at / 28) % 12) + 1).padStart(2, '0')
    const date = `${2000 + Math.floor(at / 336)}-${month}-${day}`
    return expense(`${(at + 1) / 100}`, 'Other', date, `Entry ${String(at + 1).padStart(4, '0')}`)
  })
}

const numbers = async (page: Page) =>
  (await rowsOf(page)).map((row) => Number(/Entry (\d+)/.exec(row)?.[1]))

test('sorting by any column starts descending and returns to the first page', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      income('20', 'Gift', '2026-01-01', 'b'),
      expense('30', 'Housing', '2026-01-02', ''),
      expense('10', 'Other', '2026-01-03', 'Apple'),
      expense('15', 'Food & Dining', '2026-01-04', 'äpfel'),
      income('25', 'Salary', '2026-01-05', 'Zeal'),
      expense('5', 'Pets', '2026-01-06', 'cat'),
    ],
  })
  const amounts = async () => (await rowsOf(page)).map((row) => /[\d.]+$/.exec(row)?.[0])
  expect(await sorting(page)).toBe('Date descending')
  expect(await rowsOf(page)).toEqual([
    'Jan 6, 2026 cat Pets −$5.00',
    'Jan 5, 2026 Zeal Income +$25.00',
    'Jan 4, 2026 äpfel Food & Dining −$15.00',
    'Jan 3, 2026 Apple Other −$10.00',
    'Jan 2, 2026 — Housing −$30.00',
  ])
  await pages(page).getByRole('button', { name: 'Next' }).click()
  await page.getByText('Showing 6 to 6 of 6 transactions').waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 1, 2026 b Income +$20.00'])

  // Another column starts descending on the first page; amounts sort by size, whatever the sign.
  await sortBy(page, 'Amount')
  await page.getByText('Showing 1 to 5 of 6 transactions').waitFor()
  expect(await sorting(page)).toBe('Amount descending')
  expect(await amounts()).toEqual(['30.00', '25.00', '20.00', '15.00', '10.00'])
  await pages(page).getByRole('button', { name: 'Page 2' }).click()
  await page.getByText('Showing 6 to 6 of 6 transactions').waitFor()
  // The same column reverses.
  await sortBy(page, 'Amount')
  await page.getByText('Showing 1 to 5 of 6 transactions').waitFor()
  expect(await sorting(page)).toBe('Amount ascending')
  expect(await amounts()).toEqual(['5.00', '10.00', '15.00', '20.00', '25.00'])

  await sortBy(page, 'Description')
  expect(await sorting(page)).toBe('Description descending')
  expect(await amounts()).toEqual(['25.00', '5.00', '20.00', '10.00', '15.00'])
  await sortBy(page, 'Description')
  expect(await sorting(page)).toBe('Description ascending')
  expect((await amounts())[0]).toBe('30.00')
  await sortBy(page, 'Category')
  expect(await amounts()).toEqual(['25.00', '5.00', '10.00', '30.00', '20.00'])
  await sortBy(page, 'Date')
  expect(await sorting(page)).toBe('Date descending')
  await sortBy(page, 'Date')
  expect(await sorting(page)).toBe('Date ascending')
  expect((await amounts())[0]).toBe('20.00')
  expect(complaints).toEqual([])
})

test('six hundred transactions are paginated from either end, and five need no pagination', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: manyEntries(600) })
  const turn = async (name: string, showing: string) => {
    await pages(page).getByRole('button', { name, exact: true }).click()
    await page.getByText(showing, { exact: true }).waitFor()
    await settled(page)
  }
  const previous = pages(page).getByRole('button', { name: 'Previous' })
  const next = pages(page).getByRole('button', { name: 'Next' })
  await page.getByText('Showing 1 to 5 of 600 transactions').waitFor()
  expect(await offered(page)).toBe('[1] 2 3 4 5 … 120')
  expect([await previous.isEnabled(), await next.isEnabled()]).toEqual([false, true])
  expect(await numbers(page)).toEqual([600, 599, 598, 597, 596])
  await turn('Page 5', 'Showing 21 to 25 of 600 transactions')
  expect(await offered(page)).toBe('1 … 4 [5] 6 … 120')
  expect(await numbers(page)).toEqual([580, 579, 578, 577, 576])
  await turn('Page 6', 'Showing 26 to 30 of 600 transactions')
  await turn('Page 120', 'Showing 596 to 600 of 600 transactions')
  expect(await offered(page)).toBe('1 … 116 117 118 119 [120]')
  expect([await previous.isEnabled(), await next.isEnabled()]).toEqual([true, false])
  expect(await numbers(page)).toEqual([5, 4, 3, 2, 1])
  await turn('Page 117', 'Showing 581 to 585 of 600 transactions')
  expect(await numbers(page)).toEqual([20, 19, 18, 17, 16])
  await turn('Previous', 'Showing 576 to 580 of 600 transactions')
  expect(await numbers(page)).toEqual([25, 24, 23, 22, 21])
  await turn('Next', 'Showing 581 to 585 of 600 transactions')
  await turn('Page 1', 'Showing 1 to 5 of 600 transactions')

  // Also in another order, from either end.
  await sortBy(page, 'Amount')
  await turn('Page 120', 'Showing 596 to 600 of 600 transactions')
  expect(await numbers(page)).toEqual([5, 4, 3, 2, 1])
  await turn('Page 118', 'Showing 586 to 590 of 600 transactions')
  expect(await numbers(page)).toEqual([15, 14, 13, 12, 11])
  await turn('Previous', 'Showing 581 to 585 of 600 transactions')
  expect(await numbers(page)).toEqual([20, 19, 18, 17, 16])
  expect(await findBarriers(page, widths)).toEqual([])

  // Larger pages on request, kept in the address; the count and the sum are those of all pages.
  const list = cardOf(page, 'Recent Transactions')
  await list.getByText('All time · 600 transactions · −$1,803.00').waitFor()
  await sortBy(page, 'Date')
  const sizes = page.getByRole('group', { name: 'Rows per page' })
  await sizes.getByRole('button', { name: '100' }).click()
  await page.getByText('Showing 1 to 100 of 600 transactions').waitFor()
  await settled(page)
  expect([(await numbers(page)).length, await offered(page)]).toEqual([100, '[1] 2 3 4 5 6'])
  await turn('Page 6', 'Showing 501 to 600 of 600 transactions')
  expect((await numbers(page)).at(-1)).toBe(1)
  await page.reload()
  await settled(page)
  expect(new URL(page.url()).search).toBe('?rows=100')
  expect(await numbers(page)).toHaveLength(100)
  await sizes.getByRole('button', { name: '25' }).click()
  await page.getByText('Showing 1 to 25 of 600 transactions').waitFor()
  expect(await findBarriers(page, widths)).toEqual([])
  await sizes.getByRole('button', { name: '5', exact: true }).click()
  await page.getByText('Showing 1 to 5 of 600 transactions').waitFor()
  expect(new URL(page.url()).search).toBe('')

  // Five fit one page, without pagination.
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await page.getByLabel('Search').fill('Entry 000')
  await page.getByText('Showing 1 to 5 of 9 transactions').waitFor()
  await page.getByLabel('Amount to').fill('.05')
  await page.getByText(/^Showing/).waitFor({ state: 'detached' })
  await settled(page)
  expect(await numbers(page)).toEqual([5, 4, 3, 2, 1])
  expect(await pages(page).count()).toBe(0)
  expect(await sizes.count()).toBe(0)
  await list.getByText('All time · 5 transactions · −$0.15').waitFor()
  expect(complaints).toEqual([])
})

test('a row shows signs, colours, badge and dash, and is a card on a phone', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      expense('1234.5', 'Food & Dining', '2026-01-02', ''),
      income('0.05', 'Freelance', '2026-01-03', 'Line one\nline two'),
    ],
  })
  const row = (name: RegExp) => page.getByRole('row', { name })
  expect(await rowsOf(page)).toEqual([
    'Jan 3, 2026 Line one line two Income +$0.05',
    'Jan 2, 2026 — Food & Dining −$1,234.50',
  ])
  const colour = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
  expect(await colour(page.getByText('+$0.05').last())).toBe('rgb(4, 120, 87)')
  expect(await colour(row(/Food/).getByText('−$1,234.50'))).toBe('rgb(185, 28, 28)')
  const buttons = row(/Food/).getByRole('button')
  expect(await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel))).toEqual([
    'Edit Food & Dining, Jan 2, 2026',
    'Delete Food & Dining, Jan 2, 2026',
  ])

  // Below 768 px it is a card with the date below the description, but still a table.
  await page.setViewportSize({ width: 390, height: 900 })
  const places = await row(/Food/)
    .locator('td:not([data-place=select])')
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top))
  expect(places[0]).toBeGreaterThan(places[1] ?? 0)
  expect(await textsOf(table(page).getByRole('columnheader'))).toEqual([
    'Date',
    'Description',
    'Category',
    'Amount',
  ])
  expect(complaints).toEqual([])
})

test('the filter: by text, type, category, amount and date, kept in the address, and removable', async () => {
  const product = await openProduct()
  const { page, openTab, complaints } = await openDashboard(product, {
    entries: [
      expense('12.50', 'Food & Dining', '2026-01-02', 'Lunch with Öykü'),
      expense('40', 'Housing', '2026-01-03', 'Lamp'),
      expense('60', 'Housing', '2026-01-04', 'Rug'),
      income('60', 'Gift', '2026-01-05', 'From Öykü'),
      expense('9', 'Pets', '2025-12-31', 'Food'),
    ],
  })
  const filter = page.getByRole('button', { name: 'Filter', exact: true })
  const panel = page.getByRole('search')
  /** Waits for the address to match and returns the visible descriptions. */
  const found = async (query: Record<string, string>) => {
    await page.waitForFunction(
      (wanted) => location.search === wanted,
      `${new URLSearchParams(query)}` && `?${new URLSearchParams(query)}`,
    )
    await settled(page)
    return textsOf(table(page).locator('td[data-place=title]'))
  }
  expect(await filter.getAttribute('aria-expanded')).toBe('false')
  await filter.click()
  expect(await filter.getAttribute('aria-expanded')).toBe('true')

  // By text in descriptions and categories, ignoring case.
  await panel.getByLabel('Search').fill('öYKÜ')
  expect(await found({ q: 'öYKÜ' })).toEqual(['From Öykü', 'Lunch with Öykü'])
  await panel.getByLabel('Search').fill('food')
  expect(await found({ q: 'food' })).toEqual(['Lunch with Öykü', 'Food'])
  await panel.getByLabel('Search').fill('')
  expect(await found({})).toHaveLength(5)

  expect(await panel.getByLabel('Type').locator('option').allInnerTexts()).toEqual([
    'All types',
    'Income',
    'Expenses',
  ])
  await panel.getByLabel('Type').selectOption('Expenses')
  expect(await found({ type: 'expense' })).toHaveLength(4)
  // The user's own category is offered.
  await panel.getByLabel('Category').selectOption('Pets')
  expect(await found({ type: 'expense', category: 'Pets' })).toEqual(['Food'])
  await panel.getByLabel('Category').selectOption('Housing')
  await panel.getByLabel('Amount from').fill('40.01')
  expect(await found({ type: 'expense', category: 'Housing', minAmount: '40.01' })).toEqual(['Rug'])
  await panel.getByLabel('Amount from').fill('40')
  await panel.getByLabel('Amount to').fill('59.99')
  const byAmount = { type: 'expense', category: 'Housing', minAmount: '40.00', maxAmount: '59.99' }
  expect(await found(byAmount)).toEqual(['Lamp'])
  await panel.getByRole('button', { name: 'Clear filters' }).click()
  expect(await found({})).toHaveLength(5)
  await expect.poll(() => isFocused(panel.getByLabel('Search'))).toBe(true)

  await panel.getByLabel('From date').fill('2026-01-03')
  await panel.getByLabel('To date').fill('2026-01-04')
  expect(await found({ startDate: '2026-01-03', endDate: '2026-01-04' })).toEqual(['Rug', 'Lamp'])
  await panel.getByLabel('To date').fill('2026-01-02')
  expect(await mistakeAt(panel.getByLabel('To date'))).toBe('Must not be before the start date')
  // Invalid conditions are ignored; the rest still apply.
  expect(await found({ startDate: '2026-01-03' })).toEqual(['From Öykü', 'Rug', 'Lamp'])
  await panel.getByLabel('To date').fill('2026-01-05')
  await panel.getByLabel('Amount from').fill('50')
  await panel.getByLabel('Amount to').fill('1')
  const days = { startDate: '2026-01-03', endDate: '2026-01-05' }
  expect(await found({ ...days, minAmount: '50.00' })).toEqual(['From Öykü', 'Rug'])
  await panel.getByLabel('Amount from').fill('100')
  await panel.getByLabel('Amount to').fill('50')
  expect(await found({ ...days, minAmount: '100.00' })).toEqual([])
  expect(await mistakeAt(panel.getByLabel('Amount to'))).toBe(
    'Must not be below the smallest amount',
  )
  expect(await findBarriers(page, widths)).toEqual([])
  await panel.getByLabel('Amount from').fill('')
  await panel.getByLabel('Search').fill('rug')
  const none = { q: 'rug', startDate: '2026-01-03', endDate: '2026-01-05', maxAmount: '50.00' }
  expect(await found(none)).toEqual([])
  await page.getByText('No transactions found').waitFor()
  await page.getByText('No matches. Remove a filter to see more.').waitFor()

  // Active filters stay visible when the panel is closed, here and in another tab.
  await filter.click()
  const tab = await openTab()
  await tab.goto(page.url())
  await settled(tab)
  const chips = (place: Page) =>
    place.getByRole('list', { name: 'Filters' }).getByRole('button').allInnerTexts()
  const words = ['“rug”', 'Jan 3 – Jan 5, 2026', '$50.00 or less', 'Clear all']
  expect([await chips(page), await chips(tab)]).toEqual([words, words])
  await tab.close()
  await page.getByRole('button', { name: 'Remove filter $50.00 or less' }).click()
  // An empty list is not marked as loading.
  const rug = { q: 'rug', startDate: '2026-01-03', endDate: '2026-01-05' }
  await expect.poll(() => found(rug)).toEqual(['Rug'])
  await page.getByRole('button', { name: 'Clear all' }).click()
  expect(await found({})).toHaveLength(5)

  // The page's range applies unless the filter has its own dates.
  await page.getByRole('button', { name: 'December 2025' }).click()
  expect(await found({ from: '2025-12-01', to: '2025-12-31' })).toEqual(['Food'])
  await page.getByLabel('Start date').fill('2024-01-01')
  await page.getByLabel('End date').fill('2024-12-31')
  await page.getByRole('button', { name: 'Apply Filter' }).click()
  expect(await found({ from: '2024-01-01', to: '2024-12-31' })).toEqual([])
  await page
    .getByText('Nothing was recorded between these dates. Other dates may have more.')
    .waitFor()
  await page.getByRole('button', { name: 'Show all time' }).click()
  expect(await found({})).toHaveLength(5)
  expect(complaints).toEqual([])
})

test('deleting asks first, reports the result, and keeps the row if it failed', async () => {
  const product = await openProduct()
  const opened = await openDashboard(product, { entries: manyEntries(6) })
  const { page, openTab, expectFailure, complaints } = opened
  const ask = async (name: string) => {
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Delete transaction' })
    await dialog.getByText('Are you sure you want to delete this transaction?').waitFor()
    await dialog.getByText(`“${name}”`).waitFor()
    return dialog
  }
  const opener = page.getByRole('button', { name: 'Delete Entry 0006' })
  let dialog = await ask('Entry 0006')
  await expect.poll(() => isFocused(dialog.getByRole('button', { name: 'Cancel' }))).toBe(true)
  expect(await findBarriers(page, widths)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => isFocused(opener)).toBe(true)
  expect(await numbers(page)).toContain(6)

  // The server fails: the row and the confirmation stay.
  expectFailure('/api/transactions/')
  await page.route('**/api/transactions/*-*', (route) => route.fulfill({ status: 500 }))
  dialog = await ask('Entry 0006')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await takeToast(page, 'Error', 'Failed to delete transaction')
  await page.unrouteAll()
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await takeToast(page, 'Error', 'Failed to delete transaction')
  await page.context().setOffline(false)
  expect(await page.getByRole('row', { name: /Entry 0006/, includeHidden: true }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await takeToast(page, 'Success', 'Transaction deleted successfully')
  await page.getByRole('row', { name: /Entry 0006/ }).waitFor({ state: 'detached' })
  await settled(page)
  expect(await numbers(page)).toEqual([5, 4, 3, 2, 1])
  const list = page.getByRole('region', { name: 'Transactions', exact: true })
  await expect.poll(() => isFocused(list)).toBe(true)

  // When two tabs delete one row, the later one is told that it is gone.
  const tab = await openTab()
  await tab.goto('/')
  await settled(tab)
  await tab.getByRole('button', { name: 'Delete Entry 0005' }).click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await takeToast(tab, 'Success', 'Transaction deleted successfully')
  await tab.close()
  dialog = await ask('Entry 0005')
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('This transaction was already deleted.').waitFor()
  await page.getByRole('row', { name: /Entry 0005/ }).waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
