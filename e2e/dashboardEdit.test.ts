import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { holdBack } from './support/answers.ts'
import { expense, income, openDashboard, rowsOf, settled, textOf } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { holdToasts, isFocused, mistakeAt, takeToast } from './support/seen.ts'

const widths = [320, 768, 1280]

/** Opens a row's edit dialog. */
async function edit(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByText('Update the details of this transaction').waitFor()
  return dialog
}

const save = (dialog: Locator) => dialog.getByRole('button', { name: 'Update Transaction' })

async function valuesOf(dialog: Locator): Promise<string[]> {
  const type = await dialog.locator('input[type=radio]:checked').inputValue()
  const field = (label: string) => dialog.getByLabel(label, { exact: true }).inputValue()
  const description = await dialog.getByLabel('Description (Optional)').inputValue()
  return [type, await field('Amount'), await field('Category'), description, await field('Date')]
}

const entries = [
  expense('12.30', 'Pets', '2026-01-05', 'Vet\nand cat food'),
  income('200', 'Freelance', '2026-01-04'),
]

test('a transaction is edited in its dialog', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries })
  await holdToasts(page)
  let dialog = await edit(page, 'Vet and cat food')
  expect(await valuesOf(dialog)).toEqual([
    'expense',
    '12.30',
    'Pets',
    'Vet\nand cat food',
    '2026-01-05',
  ])
  const labels = await dialog.locator('legend, label').allInnerTexts()
  expect(labels).toEqual([
    'Type',
    'Income',
    'Expense',
    'Amount',
    'Category',
    'Description (Optional)',
    'Date',
  ])
  expect(await dialog.getByLabel('Amount').getAttribute('step')).toBe('0.01')
  expect(await dialog.getByLabel('Description (Optional)').evaluate((one) => one.tagName)).toBe(
    'TEXTAREA',
  )
  expect(await findBarriers(page, widths)).toEqual([])

  // The categories depend on the type.
  const options = () => dialog.getByLabel('Category', { exact: true }).locator('option')
  expect((await options().allInnerTexts()).slice(0, 2)).toEqual(['Food & Dining', 'Transportation'])
  await dialog.getByRole('radio', { name: 'Income' }).check({ force: true })
  expect(await options().allInnerTexts()).toEqual([
    'Choose a category',
    'Salary',
    'Freelance',
    'Business',
    'Investment',
    'Gift',
    'Other',
    'New category…',
  ])
  await dialog.getByLabel('Amount').fill('0')
  await dialog.getByLabel('Date', { exact: true }).fill('')
  await save(dialog).click()
  const mistakes = async () => [
    await mistakeAt(dialog.getByLabel('Amount')),
    await mistakeAt(dialog.getByLabel('Category', { exact: true })),
    await mistakeAt(dialog.getByLabel('Date', { exact: true })),
  ]
  await expect
    .poll(mistakes)
    .toEqual(['Amount must be a positive number', 'Category is required', 'Date is required'])
  expect(await findBarriers(page, widths)).toEqual([])
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await dialog.waitFor({ state: 'hidden' })

  // Opening another row, or the same one again, fills the form again.
  dialog = await edit(page, 'Freelance')
  expect(await valuesOf(dialog)).toEqual(['income', '200.00', 'Freelance', '', '2026-01-04'])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  dialog = await edit(page, 'Vet and cat food')
  expect((await valuesOf(dialog))[1]).toBe('12.30')

  await dialog.getByRole('radio', { name: 'Income' }).check({ force: true })
  await dialog.getByLabel('Amount').fill('45.6')
  await dialog.getByLabel('Category', { exact: true }).selectOption('Gift')
  await dialog.getByLabel('Description (Optional)').fill('From the neighbor\nfor the cat')
  await dialog.getByLabel('Date', { exact: true }).fill('1/6/2026')
  const release = await holdBack(page, '**/api/transactions/*', 'PATCH')
  await save(dialog).click()
  await dialog.getByRole('button', { name: 'Updating...' }).waitFor()
  await release()
  await dialog.waitFor({ state: 'hidden' })
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await page.getByRole('row', { name: /From the neighbor/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toEqual([
    'Jan 6, 2026 From the neighbor for the cat Income +$45.60',
    'Jan 4, 2026 — Income +$200.00',
  ])
  const opener = page.getByRole('button', { name: 'Edit From the neighbor' })
  await expect.poll(() => isFocused(opener)).toBe(true)

  // A description of only spaces is empty.
  dialog = await edit(page, 'From the neighbor')
  await dialog.getByLabel('Description (Optional)').fill('   ')
  await save(dialog).click()
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await page.getByRole('row', { name: /From the neighbor/ }).waitFor({ state: 'detached' })
  await settled(page)
  expect((await rowsOf(page))[0]).toBe('Jan 6, 2026 — Income +$45.60')
  expect(complaints).toEqual([])
})

test('a failed save stays in the open dialog', async () => {
  const product = await openProduct()
  const { page, context, expectFailure, complaints } = await openDashboard(product, { entries })
  expectFailure('/api/transactions/')
  await holdToasts(page)
  const dialog = await edit(page, 'Freelance')
  await dialog.getByLabel('Amount').fill('250')
  await page.route('**/api/transactions/*-*', (route) => route.fulfill({ status: 500 }))
  await save(dialog).click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  await page.unrouteAll()
  await context.setOffline(true)
  await save(dialog).click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  await context.setOffline(false)
  expect(await valuesOf(dialog)).toEqual(['income', '250', 'Freelance', '', '2026-01-04'])
  await save(dialog).click()
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await page.getByRole('row', { name: /\+\$250\.00/ }).waitFor()
  expect(complaints).toEqual([])
})

test('when two tabs edit one row, the later save reports the conflict and nothing is silently overwritten', async () => {
  const product = await openProduct()
  const opened = await openDashboard(product, { entries })
  const { page, openTab, expectFailure, complaints } = opened
  expectFailure('/api/transactions/')
  const tab = await openTab()
  await tab.goto('/')
  await settled(tab)
  const mine = await edit(page, 'Freelance')
  const theirs = await edit(tab, 'Freelance')
  await theirs.getByLabel('Amount').fill('300')
  await save(theirs).click()
  await takeToast(tab, 'Success', 'Transaction updated successfully')

  await page.bringToFront()
  await mine.getByLabel('Description (Optional)').fill('Website')
  await save(mine).click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  const notice = mine.getByRole('alert')
  expect(await textOf(notice)).toBe(
    'This transaction has changed since you opened it. ' +
      'It is now: +$300.00, Freelance, Jan 4, 2026. ' +
      'Your changes are still in the fields below. Choose “Update Transaction” to keep them instead. ' +
      'Discard my changes',
  )
  // The user's own changes are kept, the other tab's are merged in, and nothing is saved yet.
  expect(await valuesOf(mine)).toEqual(['income', '300.00', 'Freelance', 'Website', '2026-01-04'])
  expect((await rowsOf(tab))[1]).toBe('Jan 4, 2026 — Income +$300.00')
  expect(await findBarriers(page, widths)).toEqual([])
  await save(mine).click()
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await page.getByRole('row', { name: /Website/ }).waitFor()
  await settled(page)
  expect((await rowsOf(page))[1]).toBe('Jan 4, 2026 Website Income +$300.00')

  // The other tab is out of date now and can discard its changes.
  await tab.bringToFront()
  const again = await edit(tab, 'Freelance')
  await again.getByLabel('Amount').fill('1')
  await save(again).click()
  await takeToast(tab, 'Error', 'Failed to update transaction')
  await again.getByText('It is now: +$300.00, Freelance, Jan 4, 2026, “Website”.').waitFor()
  await again.getByRole('button', { name: 'Discard my changes' }).click()
  expect(await valuesOf(again)).toEqual(['income', '300.00', 'Freelance', 'Website', '2026-01-04'])
  await again.getByRole('button', { name: 'Cancel' }).click()

  // Once deleted elsewhere, it cannot be saved at all.
  const last = await edit(page, 'Website')
  await tab.reload()
  await settled(tab)
  await tab.getByRole('button', { name: 'Delete Website' }).click()
  await tab.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await takeToast(tab, 'Success', 'Transaction deleted successfully')
  await page.bringToFront()
  await last.getByLabel('Amount').fill('5')
  await save(last).click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  await last.getByText('This transaction was deleted, so it can no longer be updated.').waitFor()
  await last.getByRole('button', { name: 'Cancel' }).click()
  await last.waitFor({ state: 'hidden' })
  await settled(page)
  expect(await rowsOf(page)).toEqual(['Jan 5, 2026 Vet and cat food Pets −$12.30'])
  expect(complaints).toEqual([])
})
