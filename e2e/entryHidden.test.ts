import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expense, income, openDashboard, settled } from './support/ledger.ts'
import { openProduct } from './support/product.ts'
import { waitForFocus } from './support/seen.ts'

// Today is Friday, 30 January 2026. An entry that the table does not list says so, with "Show".

const entries = [
  expense('12', 'Shopping', '2026-01-02', 'Lamp'),
  income('2500', 'Salary', '2026-01-05', 'Acme salary'),
]

async function add(page: Page, line: string) {
  await page.keyboard.press('n')
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await waitForFocus(dialog.getByLabel('In one line'))
  await page.keyboard.type(line)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
}

const show = (page: Page) => page.getByRole('button', { name: 'Show', exact: true })
const addressOf = (page: Page) => new URL(page.url()).search

test("a new entry is compared with the table's own dates and filters", async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries,
    path: '/?startDate=2026-01-02&endDate=2026-01-02',
  })
  await add(page, '6 pie #food')
  await page.getByText('It is dated Jan 30, 2026, outside the dates shown.').waitFor()
  await show(page).click()
  await page.getByRole('row', { name: /pie/ }).waitFor()
  expect(addressOf(page)).toBe('')

  await page.goto('/?from=2026-01-01&to=2026-01-31&type=income&category=Salary')
  await settled(page)
  await add(page, '7 tart #food')
  await page.getByText('Hidden by the filter: Income, Salary.').waitFor()
  await show(page).click()
  await page.getByRole('row', { name: /tart/ }).waitFor()
  expect(addressOf(page)).toBe('?from=2026-01-01&to=2026-01-31')

  // What does not hide it stays.
  await page.goto('/?from=2026-01-01&to=2026-01-31&type=income&q=roll')
  await settled(page)
  await add(page, '8 roll #food 12/20/25')
  await page.getByText('It is dated Dec 20, 2025, outside the dates shown.').waitFor()
  await show(page).click()
  await page.getByRole('row', { name: /roll/ }).waitFor()
  expect(addressOf(page)).toBe('?from=2025-12-01&to=2025-12-31&q=roll')
  await add(page, '9 roll #food 12/21/25')
  await page.getByText('Expense added successfully').waitFor()
  expect(await show(page).count()).toBe(0)
  expect(complaints).toEqual([])
})

test('Show turns to the page of the entry, newest first', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries: [
      ...entries,
      ...Array.from({ length: 12 }, (_, index) => expense('1', 'Other', `2025-12-${11 + index}`)),
      ...Array.from({ length: 7 }, () => expense('2', 'Other', '2025-12-10', 'bun')),
    ],
    path: '/?from=2026-01-01&to=2026-01-31',
  })
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await add(page, '0.50 pie #food 12/10/25')
  await show(page).click()
  const pie = page.getByRole('row', { name: /pie/ })
  await pie.waitFor()
  await waitForFocus(pie)
  await page.getByText('Showing 11 to 15 of 20 transactions').waitFor()
  expect(addressOf(page)).toBe('?from=2025-12-01&to=2025-12-31')

  // An older entry that moves to that day comes after those added to it later.
  await page.goto('/?from=2026-01-01&to=2026-01-31')
  await settled(page)
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByLabel('Date', { exact: true }).fill('2025-12-10')
  await dialog.getByRole('button', { name: 'Update Transaction' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await show(page).click()
  await waitForFocus(page.getByRole('row', { name: /Lamp/ }))
  await page.getByText('Showing 21 to 21 of 21 transactions').waitFor()
  expect(complaints).toEqual([])
})

test('an entry that leaves the table by an edit says so', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, {
    entries,
    path: '/?from=2026-01-01&to=2026-01-31',
  })
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  const save = dialog.getByRole('button', { name: 'Update Transaction' })
  await dialog.getByLabel('Date', { exact: true }).fill('2025-11-03')
  await save.click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('It is dated Nov 3, 2025, outside the dates shown.').waitFor()
  await show(page).click()
  await page.getByRole('row', { name: /Lamp/ }).waitFor()
  expect(addressOf(page)).toBe('?from=2025-11-01&to=2025-11-30')

  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  await dialog.getByLabel('Amount').fill('13')
  await save.click()
  await page.getByRole('row', { name: /\$13\.00/ }).waitFor()
  expect(await show(page).count()).toBe(0)
  expect(complaints).toEqual([])
})
