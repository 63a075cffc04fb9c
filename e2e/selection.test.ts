import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  changeElsewhere,
  expense,
  income,
  openDashboard,
  rowsOf,
  settled,
} from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { isFocused, pressInToast, tabTo, takeToast, waitForFocus } from './support/seen.ts'

const entries = [
  expense('1', 'Other', '2026-01-01', 'One'),
  expense('2', 'Pets', '2026-01-02', 'Two'),
  expense('3', 'Other', '2026-01-03', 'Three'),
  income('4', 'Gift', '2026-01-04', 'Four'),
  expense('5', 'Other', '2026-01-05', 'Five'),
  expense('6', 'Other', '2026-01-06', 'Six'),
  expense('7', 'Other', '2026-01-07', 'Seven'),
]

const box = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select ${name}` })
const bar = (page: Page) => page.getByRole('region', { name: 'Selected transactions' })
const act = (page: Page, name: string) => bar(page).getByRole('button', { name }).click()

/** The descriptions of the selected rows. */
async function selected(page: Page): Promise<string[]> {
  return page
    .getByRole('row')
    .filter({ has: page.locator('td input:checked') })
    .locator('[data-place=title]')
    .allInnerTexts()
}

const opacity = (place: Locator) => place.evaluate((element) => getComputedStyle(element).opacity)

/** The server's transactions, newest first. */
async function stored(page: Page, field: 'category' | 'date'): Promise<string[]> {
  const all = await (await page.request.get('/api/transactions')).json()
  return all.map((one: Record<string, string>) => `${one.description} ${one[field]?.slice(0, 10)}`)
}

test('boxes show on hover and focus, Shift selects a span, and the selection survives paging and sorting', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries })
  const before = await rowsOf(page)
  await page.mouse.move(0, 0)
  expect(await opacity(box(page, 'Seven'))).toBe('0')
  await page.getByRole('row', { name: /Seven/ }).hover()
  await expect.poll(() => opacity(box(page, 'Seven'))).toBe('1')
  expect(await bar(page).count()).toBe(0)

  await box(page, 'Seven').check()
  await bar(page).getByText('1 selected').waitFor()
  expect(await opacity(box(page, 'Three'))).toBe('1')
  await box(page, 'Five').click({ modifiers: ['Shift'] })
  expect(await selected(page)).toEqual(['Seven', 'Six', 'Five'])
  await bar(page).getByText('3 selected').waitFor()
  const all = page.getByRole('checkbox', { name: 'Select all on this page' })
  expect(await all.evaluate((one: HTMLInputElement) => one.indeterminate)).toBe(true)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    // Elsewhere the bar lies over some row or other.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    expect(await findBarriers(page, [width])).toEqual([])
  }
  await page.setViewportSize({ width: 1280, height: 900 })

  // The selection survives paging and sorting.
  expect(await rowsOf(page)).toEqual(before)
  await page.getByRole('button', { name: 'Page 2' }).click()
  await settled(page)
  await box(page, 'Two').check()
  await bar(page).getByText('4 selected').waitFor()
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await settled(page)
  expect(await selected(page)).toEqual(['Seven', 'Six', 'Five'])
  await all.check()
  await bar(page).getByText('6 selected').waitFor()
  await all.uncheck()
  await bar(page).getByText('1 selected').waitFor()
  await act(page, 'Clear selection')
  await bar(page).waitFor({ state: 'detached' })
  await expect
    .poll(() => isFocused(page.getByRole('region', { name: 'Transactions', exact: true })))
    .toBe(true)
  expect(complaints).toEqual([])
})

test('by keyboard alone: Space, Shift with an arrow key, and the action bar', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries })
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').focus()
  await tabTo(page, box(page, 'Seven'))
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  expect(await selected(page)).toEqual(['Seven', 'Six', 'Five'])
  await expect.poll(() => isFocused(box(page, 'Five'))).toBe(true)
  await page.keyboard.press('Space')
  expect(await selected(page)).toEqual(['Seven', 'Six'])
  await tabTo(page, bar(page).getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Delete 2 transactions' })
  await question.getByText('Are you sure you want to delete these 2 transactions?').waitFor()
  await expect.poll(() => isFocused(question.getByRole('button', { name: 'Cancel' }))).toBe(true)
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await rowsOf(page))[0]).toBe('Jan 5, 2026 Five Other −$5.00')
  await question.waitFor({ state: 'hidden' })
  await waitForFocus(page.getByRole('region', { name: 'Transactions', exact: true }))
  await page.keyboard.press('Control+z')
  await takeToast(page, 'Undone', 'Deleted 2 transactions')
  await expect.poll(async () => (await rowsOf(page))[0]).toBe('Jan 7, 2026 Seven Other −$7.00')
  expect(complaints).toEqual([])
})

test('recategorize, move and delete: one step each, with Undo', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries })
  const [categories, dates] = [await stored(page, 'category'), await stored(page, 'date')]
  await box(page, 'Five').check()
  await box(page, 'Three').check()
  await act(page, 'Recategorize')
  const recategorize = page.getByRole('dialog', { name: 'Recategorize 2 transactions' })
  await recategorize.getByRole('button', { name: 'Recategorize' }).click()
  await recategorize.getByText('Category is required').waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await recategorize.getByLabel('Category').selectOption('Housing')
  await recategorize.getByRole('button', { name: 'Recategorize' }).click()
  await recategorize.waitFor({ state: 'hidden' })
  await expect.poll(() => stored(page, 'category')).toContain('Three Housing')
  const inHousing = async () => (await rowsOf(page)).filter((row) => row.includes('Housing'))
  await expect.poll(inHousing).toHaveLength(2)
  await bar(page).waitFor({ state: 'detached' })
  await pressInToast(page, '2 transactions updated successfully', 'Undo')
  await expect.poll(() => stored(page, 'category')).toEqual(categories)

  await box(page, 'Seven').check()
  await box(page, 'Four').check()
  await act(page, 'Move to another day')
  const move = page.getByRole('dialog', { name: 'Move 2 transactions to another day' })
  expect(await move.getByLabel('Date', { exact: true }).inputValue()).toBe('2026-01-30')
  await move.getByLabel('Date', { exact: true }).fill('2026-02-30')
  await move.getByRole('button', { name: 'Move' }).click()
  await move.getByRole('alert').waitFor()
  await move.getByLabel('Date', { exact: true }).fill('2025-12-31')
  await move.getByRole('button', { name: 'Move' }).click()
  await move.waitFor({ state: 'hidden' })
  await expect.poll(() => stored(page, 'date')).toContain('Four 2025-12-31')
  await pressInToast(page, '2 transactions updated successfully', 'Undo')
  await takeToast(page, 'Undone', 'Moved 2 transactions to Dec 31, 2025')
  expect(await stored(page, 'date')).toEqual(dates)

  await box(page, 'Six').check()
  await act(page, 'Delete')
  const question = page.getByRole('alertdialog', { name: 'Delete 1 transaction' })
  await question.getByText('Are you sure you want to delete this transaction?').waitFor()
  await question.getByRole('button', { name: 'Delete' }).click()
  await question.waitFor({ state: 'hidden' })
  await expect.poll(() => stored(page, 'date')).toHaveLength(6)
  await pressInToast(page, '1 transaction deleted successfully', 'Undo')
  await expect.poll(() => stored(page, 'date')).toEqual(dates)
  expect(complaints).toEqual([])
})

test('selecting all that match the filter covers every page, and a changed count is reported', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product, {
    entries,
    path: '/?category=Other',
    width: 320,
  })
  // A phone has no hover: the boxes are always shown, and nothing scrolls sideways.
  expect(await opacity(box(page, 'One'))).toBe('1')
  await box(page, 'One').check()
  expect(
    await bar(page)
      .getByRole('button', { name: /Select all/ })
      .count(),
  ).toBe(1)
  await act(page, 'Select all 5 that match')
  await bar(page).getByText('5 selected').waitFor()
  expect(await findBarriers(page, [320, 390])).toEqual([])

  await changeElsewhere(product, page, 'POST', '', {
    type: 'expense',
    amount: '8.00',
    category: 'Other',
    date: '2026-01-08',
  })
  expectFailure('/api/transactions/bulk')
  await act(page, 'Delete')
  let question = page.getByRole('alertdialog', { name: 'Delete 5 transactions' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('6 transactions match now. Please check and try again.').waitFor()
  await question.waitFor({ state: 'hidden' })
  await bar(page).getByText('6 selected').waitFor()
  await act(page, 'Delete')
  question = page.getByRole('alertdialog', { name: 'Delete 6 transactions' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await page.getByText('No transactions found').waitFor()
  expect(await stored(page, 'category')).toEqual(['Four Gift', 'Two Pets'])
  await pressInToast(page, '6 transactions deleted successfully', 'Undo')
  await expect.poll(() => stored(page, 'category')).toHaveLength(8)
  expect(complaints).toEqual([])
})
