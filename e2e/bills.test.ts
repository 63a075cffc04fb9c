import { expect, test } from 'vitest'
import {
  addBill,
  card,
  fillBill,
  linesOf,
  listBills,
  openBills,
  rent,
  widget,
} from './support/bills.ts'
import { signIn, signUp } from './support/people.ts'
import { findBarriers, openProduct, type Product } from './support/product.ts'
import { isFocused, mistakeAt, takeToast, waitForFocus } from './support/seen.ts'

/** A new user on the bills page. */
async function openFor(product: Product, email: string) {
  const window = await product.openWindow()
  await signUp(window.page, email)
  await openBills(window.page)
  return window
}

test('from an empty dashboard to the first bill: defaults, messages and totals', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  await widget(page).getByText('0 active bills • 0 due this week').waitFor()
  await widget(page).getByRole('link', { name: 'Set Up Recurring Bills' }).click()
  await page.getByRole('heading', { name: 'Recurring Bills', level: 1 }).waitFor()
  await page.getByText('No recurring bills yet').waitFor()
  expect(await page.title()).toBe('Recurring Bills · Evenkeel')
  expect(await findBarriers(page, [320, 1280])).toEqual([])

  await page.getByRole('button', { name: 'Add bill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  const amount = dialog.getByLabel('Amount')
  const category = dialog.getByLabel('Category', { exact: true })
  const start = dialog.getByLabel('Start date', { exact: true })
  await waitForFocus(amount)
  expect(await dialog.getByRole('radio', { name: 'Expense' }).isChecked()).toBe(true)
  expect(await dialog.getByLabel('Frequency').inputValue()).toBe('monthly')
  expect(await start.inputValue()).toBe('2026-01-30')
  expect(await dialog.getByLabel('Frequency').locator('option').allInnerTexts()).toEqual([
    'Weekly',
    'Bi-weekly',
    'Monthly',
    'Yearly',
  ])
  const due = dialog.getByRole('region', { name: 'Next due dates' }).getByRole('listitem')
  expect(await due.allInnerTexts()).toEqual([
    'Jan 30, 2026',
    'Feb 28, 2026',
    'Mar 30, 2026',
    'Apr 30, 2026',
  ])

  for (const [typed, day] of [
    ['mon', '2026-02-02'],
    ['3/1', '2026-03-01'],
  ] as const) {
    await start.fill(typed)
    await start.press('Tab')
    expect(await start.inputValue()).toBe(day)
  }
  await start.fill('9/15')
  await start.press('Enter')
  await expect.poll(() => mistakeAt(start)).toBe('Which year? Write it like 9/15/2026.')
  await start.fill('')
  await dialog.getByRole('button', { name: 'Add bill' }).click()
  await expect.poll(() => mistakeAt(amount)).toBe('Amount must be a positive number')
  expect(await mistakeAt(category)).toBe('Category is required')
  expect(await mistakeAt(start)).toBe('Start date is required')
  await dialog.getByText('Enter a start date to see when it falls due.').waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await amount.fill('-1')
  expect(await mistakeAt(amount)).toBe('Amount must be a positive number')

  await fillBill(dialog, { ...rent, startDate: '2025-10-31' })
  expect(await due.allInnerTexts()).toEqual([
    'Jan 31, 2026',
    'Feb 28, 2026',
    'Mar 31, 2026',
    'Apr 30, 2026',
  ])
  await dialog.getByRole('button', { name: 'Add bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill created successfully')
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Add bill' }))).toBe(true)
  expect(await linesOf(card(page, 'Rent'))).toEqual([
    'Rent',
    'Housing',
    '−$1,180.00',
    'Expense',
    'Monthly',
    'Due in 1 day',
    'Next due Jan 31',
    'Mark as Paid',
  ])

  await addBill(page, {
    type: 'Income',
    amount: '100',
    category: 'Salary',
    frequency: 'Weekly',
    startDate: '2026-02-10',
  })
  await addBill(page, {
    type: 'Expense',
    amount: '1000',
    category: 'Other',
    frequency: 'Yearly',
    startDate: '2026-12-01',
  })
  expect(await linesOf(card(page, 'Income - Salary'))).toEqual([
    'Income - Salary',
    'Salary',
    '+$100.00',
    'Income',
    'Weekly',
    'Next due Feb 10',
    'Mark as Paid',
  ])
  await card(page, 'Expense - Other').getByText('Next due Dec 1').waitFor()
  const costs = page.getByRole('region', { name: 'What your bills add up to' })
  // 52 weeks over twelve months, a twelfth of the yearly amount, and one rent within 30 days.
  const sums = () => linesOf(costs.locator('dl'))
  await expect.poll(async () => (await sums()).at(-1)).toBe('−$2,360.00')
  expect(await sums()).toEqual([
    'Each month',
    '+$433.33',
    '−$1,263.33',
    'Each year',
    '+$5,200.00',
    '−$15,160.00',
    'Next 30 days',
    '+$300.00',
    '−$2,360.00',
  ])
  await costs
    .getByText('The next 30 days run from today to Mar 1, and leave out what is overdue.')
    .waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to dashboard' }).click()
  await widget(page).getByText('3 active bills • 1 due this week').waitFor()
  expect(complaints).toEqual([])
})

test('pausing, editing with a preview of due dates, deleting and undoing', async () => {
  const product = await openProduct()
  const { page, complaints } = await openFor(product, 'changes@example.com')
  await addBill(page, rent)
  const before = await listBills(page)
  await page.getByRole('button', { name: 'Deactivate Rent' }).click()
  await takeToast(page, 'Success', 'Rent is inactive. Nothing is due until you activate it.')
  await card(page, 'Rent').getByText('Inactive').waitFor()
  expect(await page.getByRole('button', { name: 'Mark as Paid: Rent' }).isDisabled()).toBe(true)
  expect(await listBills(page)).toMatchObject([{ isActive: 'false' }])
  await page.getByRole('button', { name: 'Activate Rent' }).click()
  await takeToast(page, 'Success', 'Rent is active. Next due Jan 31, 2026.')
  expect(await listBills(page)).toMatchObject([{ isActive: 'true' }])

  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  await takeToast(page, 'Success', 'Rent is paid. Next due Feb 28, 2026.')
  await page.getByRole('button', { name: 'Edit Rent' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  const due = dialog.getByRole('region', { name: 'Next due dates' }).getByRole('listitem')
  await due.first().waitFor()
  expect((await due.allInnerTexts())[0]).toBe('Feb 28, 2026')
  await dialog.getByLabel('Frequency').selectOption('Weekly')
  // 31 January is paid, so the next due date is a week later.
  expect(await due.allInnerTexts()).toEqual([
    'Feb 7, 2026',
    'Feb 14, 2026',
    'Feb 21, 2026',
    'Feb 28, 2026',
  ])
  expect(await findBarriers(page, [390, 768])).toEqual([])
  await dialog.getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill updated successfully')
  await card(page, 'Rent').getByText('Next due Feb 7').waitFor()
  await expect.poll(() => isFocused(page.getByRole('button', { name: 'Edit Rent' }))).toBe(true)

  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await page.getByText('No recurring bills yet').waitFor()
  await expect
    .poll(() => isFocused(page.getByRole('region', { name: 'Bills', exact: true })))
    .toBe(true)
  const notices = page.getByRole('region', { name: 'Notifications (F8)' })
  await notices.getByText('Recurring bill deleted successfully').waitFor()
  await notices.getByRole('button', { name: 'Undo' }).click()
  await takeToast(page, 'Undone', 'Deleted Rent')
  await card(page, 'Rent').getByText('Next due Feb 7').waitFor()
  expect((await listBills(page))[0]?.id).toBe(before[0]?.id)
  expect(complaints).toEqual([])
})

test('without a connection each action says so, and no input is lost', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openFor(product, 'offline@example.com')
  await addBill(page, rent)
  expectFailure('/api/recurring-transactions')
  await page.route('**/api/recurring-transactions**', (route) => route.abort())
  await page.route('**/api/recurring-transactions/**', (route) => route.abort())
  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  await takeToast(page, 'Error', 'Failed to process recurring bill')
  await page.getByRole('button', { name: 'Deactivate Rent' }).click()
  await takeToast(page, 'Error', 'Failed to update recurring bill status')
  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await takeToast(page, 'Error', 'Failed to delete recurring bill')
  await page.getByRole('button', { name: 'Edit Rent' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByText('The due dates could not be loaded.').waitFor()
  await edit.getByLabel('Amount').fill('1200')
  await edit.getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Error', 'Failed to update recurring bill')
  expect(await edit.getByLabel('Amount').inputValue()).toBe('1200')
  await edit.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Add bill' }).click()
  const add = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  await fillBill(add, { ...rent, description: 'Second flat' })
  await add.getByRole('button', { name: 'Add bill' }).click()
  await takeToast(page, 'Error', 'Failed to create recurring bill')

  await page.unrouteAll()
  await add.getByRole('button', { name: 'Add bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill created successfully')
  await card(page, 'Second flat').waitFor()
  expect(await listBills(page)).toHaveLength(2)

  await page.route('**/api/recurring-transactions', (route) => route.abort())
  await page.reload()
  await page.getByText('Your recurring bills could not be loaded.').waitFor()
  expect(await findBarriers(page, [320])).toEqual([])
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await card(page, 'Second flat').waitFor()
  expect(complaints).toEqual([])
})

test('after the trial, saving a bill leads to the upgrade and keeps the input', async () => {
  const product = await openProduct()
  const first = await product.openWindow()
  await signUp(first.page, 'trial@example.com')
  await first.context.close()
  const lastMinute = '2026-02-07T03:59:30.000Z'
  product.app.clock.set(lastMinute)
  const { page, complaints, expectFailure } = await product.openWindow({ instant: lastMinute })
  await signIn(page, 'trial@example.com')
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
  await openBills(page)
  await page.getByRole('button', { name: 'Add bill' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Recurring Bill' })
  await fillBill(dialog, rent)
  product.app.clock.advance({ minutes: 1 })
  expectFailure('/api/recurring-transactions')
  await dialog.getByRole('button', { name: 'Add bill' }).click()
  await page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Add bill' }).click()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('1180')
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Rent')
  expect(complaints).toEqual([])
})
