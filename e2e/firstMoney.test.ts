import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, quickAdd, signIn, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'

const email = 'ada@example.com'

/** The four cards' texts, in order. */
async function figures(page: Page): Promise<string[]> {
  await page.getByRole('region', { name: 'Summary' }).locator('[aria-busy="true"]').waitFor({
    state: 'detached',
  })
  const cards = page.getByRole('region', { name: 'Summary' }).locator('dl > div')
  return (await cards.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '))
}

async function rows(page: Page): Promise<string[]> {
  const table = page.getByRole('table', { name: 'Recent transactions' })
  const texts = await table.locator('tbody tr').allInnerTexts()
  return texts.map((text) => text.replace(/\s+/g, ' ').trim())
}

test('a first session: sign up, add, view, edit, delete, and find it all again', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  await page.getByText('No transactions found').waitFor()
  expect(await findBarriers(page)).toEqual([])

  await quickAdd(page, { type: 'Income', amount: '3200', category: 'Salary', description: 'Pay' })
  await page.getByText('Income added successfully').first().waitFor()
  product.app.clock.advance({ minutes: 1 })
  await quickAdd(page, { type: 'Expense', amount: '12.5', category: 'Food & Dining' })
  await page.getByText('Expense added successfully').first().waitFor()
  await page.getByRole('row', { name: /Food & Dining/ }).waitFor()
  // It is 30 January here and 31 January in UTC: the transaction keeps the user's day.
  expect(await rows(page)).toEqual([
    'Jan 30, 2026 — Food & Dining −$12.50',
    'Jan 30, 2026 Pay Income +$3,200.00',
  ])
  expect(await figures(page)).toEqual([
    'Total Income +$3,200.00 1 transaction',
    'Total Expenses −$12.50 1 transaction',
    'Net Balance $3,187.50 Available to save',
    'Budget Usage 0% of income spent',
  ])
  expect(await findBarriers(page)).toEqual([])

  await page.getByRole('button', { name: /^Edit Food & Dining/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByText('Update the details of this transaction').waitFor()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('12.50')
  await dialog.getByLabel('Amount').fill('4000.01')
  await dialog.getByLabel('Description').fill('Dinner for everybody')
  expect(await findBarriers(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Update Transaction' }).click()
  await page.getByText('Transaction updated successfully').first().waitFor()
  await page.getByRole('row', { name: /−\$4,000\.01/ }).waitFor()
  await page.getByText('Over budget').waitFor()

  await page.getByRole('button', { name: /^Delete Pay/ }).click()
  await page.getByText('Are you sure you want to delete this transaction?').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('row', { name: /Pay/ }).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByLabel('Password', { exact: true }).waitFor()
  await product.restart()
  await signIn(page, email, password)
  await page.getByRole('row', { name: /Dinner for everybody/ }).waitFor()
  expect(await rows(page)).toEqual(['Jan 30, 2026 Dinner for everybody Food & Dining −$4,000.01'])
  expect(complaints).toEqual([])
})

test('many transactions: five a page, sorted by any column, with numbered pages', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'many@example.com')
  const days = Array.from({ length: 12 }, (_, at) => `2026-01-${String(at + 1).padStart(2, '0')}`)
  for (const [at, date] of days.entries()) {
    const data = { type: 'expense', amount: `${at + 1}.00`, category: 'Other', date }
    await page.request.post('/api/transactions', { data, headers: { origin: product.url } })
  }
  await page.reload()
  await page.getByText('Showing 1 to 5 of 12 transactions').waitFor()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByText('Showing 6 to 10 of 12 transactions').waitFor()
  await page.getByRole('button', { name: /^(Page )?3$/ }).click()
  await page.getByText('Showing 11 to 12 of 12 transactions').waitFor()

  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await page.getByText('Showing 1 to 5 of 12 transactions').waitFor()
  await page.getByRole('row', { name: /−\$12\.00/ }).waitFor()
  await page.getByRole('columnheader', { name: 'Amount' }).getByRole('button').click()
  await page.getByRole('row', { name: /−\$1\.00/ }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})
