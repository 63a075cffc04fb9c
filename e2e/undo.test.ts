import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addBill, card, openBills, rent } from './support/bills.ts'
import {
  changeElsewhere,
  expense,
  openDashboard,
  openSignedIn,
  rowsOf,
  settled,
} from './support/ledger.ts'
import { quickAdd } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { mistakeAt, pressInToast, takeToast } from './support/seen.ts'

const ticket = expense('12.30', 'Transportation', '2026-01-05', 'Bus ticket')
const lamp = expense('40', 'Housing', '2026-01-04', 'Lamp')
const ticketRow = 'Jan 5, 2026 Bus ticket Transportation −$12.30'
const lampRow = 'Jan 4, 2026 Lamp Housing −$40.00'

async function deleteRow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
}

const expenses = (page: Page) =>
  page.getByRole('region', { name: 'Summary' }).or(page.getByLabel('Summary')).first().innerText()

test('a deleted transaction is restored from the toast, and Redo deletes it again', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: [ticket, lamp] })
  const before = await expenses(page)
  await deleteRow(page, 'Bus ticket')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])
  await pressInToast(page, 'Transaction deleted successfully', 'Undo')
  // The whole page updates, not only the list.
  await expect.poll(() => rowsOf(page)).toEqual([ticketRow, lampRow])
  await settled(page)
  expect(await expenses(page)).toBe(before)
  // A focused toast stays.
  await page.getByText('Undone', { exact: true }).waitFor()
  await page.keyboard.press('F8')
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await pressInToast(page, 'Deleted Bus ticket, −$12.30', 'Redo')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])
  await page.getByText('Redone', { exact: true }).waitFor()
  await pressInToast(page, 'Deleted Bus ticket, −$12.30', 'Undo')
  await expect.poll(() => rowsOf(page)).toEqual([ticketRow, lampRow])
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$12.30')
  expect(complaints).toEqual([])
})

test('an added and an edited transaction offer Undo and a link to History', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: [lamp] })
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByLabel('Amount').fill('45')
  await dialog.getByRole('button', { name: 'Update Transaction' }).click()
  await expect.poll(() => rowsOf(page)).toEqual(['Jan 4, 2026 Lamp Housing −$45.00'])
  await pressInToast(page, 'Transaction updated successfully', 'Undo')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])

  await quickAdd(page, { type: 'Income', amount: '7', category: 'Gift', description: 'Coin' })
  await expect.poll(() => rowsOf(page)).toHaveLength(2)
  await pressInToast(page, 'Income added successfully', 'Undo')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])
  await page.getByRole('link', { name: 'Show history' }).click()
  await page.getByRole('heading', { name: 'History', level: 1 }).waitFor()
  await page.getByText('Undid: Added Coin, +$7.00').first().waitFor()
  expect(complaints).toEqual([])
})

test('Undo restores a bill after an add, edit, pause, payment or delete', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  await openBills(page)
  await addBill(page, rent)
  await pressInToast(page, 'Recurring bill created successfully', 'Undo')
  await page.getByText('No recurring bills yet').waitFor()
  await pressInToast(page, 'Set up Rent, −$1,180.00 monthly', 'Redo')
  await card(page, 'Rent').getByText('Next due Jan 31').waitFor()

  await page.getByRole('button', { name: 'Edit Rent' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByLabel('Frequency').selectOption('Weekly')
  await edit.getByLabel('Start date', { exact: true }).fill('2026-01-30')
  await edit.getByRole('button', { name: 'Update bill' }).click()
  await card(page, 'Rent').getByText('Weekly').waitFor()
  await pressInToast(page, 'Recurring bill updated successfully', 'Undo')
  await card(page, 'Rent').getByText('Monthly').waitFor()
  await card(page, 'Rent').getByText('Next due Jan 31').waitFor()

  await page.getByRole('button', { name: 'Deactivate Rent' }).click()
  await card(page, 'Rent').getByText('Inactive').waitFor()
  await pressInToast(page, 'Rent is inactive. Nothing is due until you activate it.', 'Undo')
  await card(page, 'Rent').getByText('Inactive').waitFor({ state: 'detached' })

  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  await pressInToast(page, 'Rent is paid. Next due Feb 28, 2026.', 'Undo')
  await card(page, 'Rent').getByText('Next due Jan 31').waitFor()
  expect(await (await page.request.get('/api/transactions')).json()).toEqual([])

  await page.getByRole('button', { name: 'Delete Rent' }).click()
  await pressInToast(page, 'Recurring bill deleted successfully', 'Undo')
  await card(page, 'Rent').getByText('Next due Jan 31').waitFor()
  expect(complaints).toEqual([])
})

test('Ctrl+Z undoes the latest action, Ctrl+Y and Ctrl+Shift+Z redo, and fields keep their own undo', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: [ticket, lamp] })
  await page.keyboard.press('Control+z')
  await deleteRow(page, 'Bus ticket')
  await deleteRow(page, 'Lamp')
  await page.getByText('No transactions found').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])
  await takeToast(page, 'Undone', 'Deleted Lamp, −$40.00')

  // In a field, the keys are the field's own.
  const amount = page.getByLabel('Amount').first()
  await amount.focus()
  await page.keyboard.type('9')
  await page.keyboard.press('Control+z')
  expect(await amount.inputValue()).toBe('')
  // The same in a dialog.
  await page.getByRole('button', { name: 'Delete Lamp' }).click()
  await page.keyboard.press('Control+z')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await rowsOf(page)).toEqual([lampRow])

  // A key held down counts once.
  await page.keyboard.down('Control')
  await page.keyboard.down('z')
  await page.keyboard.down('z')
  await page.keyboard.down('z')
  await page.keyboard.up('z')
  await page.keyboard.up('Control')
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$12.30')
  await expect.poll(() => rowsOf(page)).toEqual([ticketRow, lampRow])

  await page.keyboard.press('Control+y')
  await takeToast(page, 'Redone', 'Deleted Bus ticket, −$12.30')
  await page.keyboard.press('Control+Shift+z')
  await takeToast(page, 'Redone', 'Deleted Lamp, −$40.00')
  await page.getByText('No transactions found').waitFor()
  await page.keyboard.press('Meta+z')
  await takeToast(page, 'Undone', 'Deleted Lamp, −$40.00')
  await expect.poll(() => rowsOf(page)).toEqual([lampRow])

  // With shortcuts turned off nothing happens.
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).uncheck()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await settled(page)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('n')
  expect(await rowsOf(page)).toEqual([lampRow])
  expect(complaints).toEqual([])
})

test('an Undo that would overwrite a later change is refused, and opens what changed', async () => {
  const product = await openProduct()
  const opened = await openDashboard(product, { entries: [ticket] })
  const { page, expectFailure, complaints } = opened
  await page.getByRole('button', { name: 'Edit Bus ticket' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Transaction' })
  await dialog.getByLabel('Amount').fill('14.30')
  await dialog.getByRole('button', { name: 'Update Transaction' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const [{ id }] = await (await page.request.get('/api/transactions')).json()
  await changeElsewhere(product, page, 'PATCH', `/${id}`, { amount: '99.00' })

  expectFailure('/undo')
  await pressInToast(page, 'Transaction updated successfully', 'Undo')
  await page.getByText(/^Bus ticket has changed since/).waitFor()
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await page.getByRole('button', { name: 'Open Bus ticket' }).click()
  await dialog.waitFor()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('99.00')
  await dialog.getByLabel('Amount').fill('12.30')
  await dialog.getByRole('button', { name: 'Update Transaction' }).click()
  await expect.poll(() => rowsOf(page)).toEqual([ticketRow])

  // A deleted record cannot be opened.
  await page.getByText('Transaction updated successfully').waitFor()
  await changeElsewhere(product, page, 'DELETE', `/${id}`)
  await pressInToast(page, 'Transaction updated successfully', 'Undo')
  await page.getByText(/^Bus ticket has changed since/).waitFor()
  expect(await page.getByRole('button', { name: 'Open Bus ticket' }).count()).toBe(0)
  expect(await mistakeAt(page.getByLabel('Amount').first())).toBe('')
  expect(complaints).toEqual([])
})

test('a refused Undo of a bill opens the bill, from any page', async () => {
  const product = await openProduct()
  const { page, expectFailure, complaints } = await openSignedIn(product)
  await openBills(page)
  await addBill(page, rent)
  await page.getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  await page.getByText('Rent is paid. Next due Feb 28, 2026.').waitFor()
  const [{ id, version }] = await (await page.request.get('/api/recurring-transactions')).json()
  const paused = await page.request.patch(`/api/recurring-transactions/${id}/toggle`, {
    headers: { origin: product.url, 'if-match': `"${version}"` },
  })
  expect(paused.status()).toBe(200)
  await page.getByRole('link', { name: 'Show history' }).click()
  expectFailure('/undo')
  await page.getByRole('button', { name: 'Undo: Paid Rent, −$1,180.00' }).click()
  await page.getByText(/^Rent has changed since/).waitFor()
  await page.getByRole('button', { name: 'Open Rent' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  await edit.getByText('Next due dates').waitFor()
  expect(await edit.getByLabel('Amount').inputValue()).toBe('1180.00')
  expect(await findBarriers(page, [320, 1280])).toEqual([])
  await edit.getByLabel('Amount').fill('1200')
  await edit.getByRole('button', { name: 'Update bill' }).click()
  await takeToast(page, 'Success', 'Recurring bill updated successfully')
  await page.getByText('Changed Rent').first().waitFor()
  expect(complaints).toEqual([])
})

test('after a redo, undoing on the History page leaves nothing for Ctrl+Z', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product, { entries: [ticket, lamp] })
  await deleteRow(page, 'Bus ticket')
  await pressInToast(page, 'Transaction deleted successfully', 'Undo')
  await pressInToast(page, 'Deleted Bus ticket, −$12.30', 'Redo')
  await page.getByText('Redone', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Show history' }).click()
  await page.getByRole('button', { name: 'Undo: Deleted Bus ticket, −$12.30' }).click()
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$12.30')
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+y')
  await takeToast(page, 'Redone', 'Deleted Bus ticket, −$12.30')
  // Ctrl+Z sent nothing; only the redo was requested.
  expect(requests.filter((url) => url.endsWith('/undo'))).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('an Undo whose reply is lost can be retried and happens once', async () => {
  const product = await openProduct()
  const { page, expectFailure, complaints } = await openDashboard(product, { entries: [ticket] })
  await deleteRow(page, 'Bus ticket')
  expectFailure('/undo')
  await page.route('**/undo', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await pressInToast(page, 'Transaction deleted successfully', 'Undo')
  await page.getByText('Failed to undo').waitFor()
  await page.unroute('**/undo')
  await page.getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Undone', 'Deleted Bus ticket, −$12.30')
  await expect.poll(() => rowsOf(page)).toEqual([ticketRow])
  const actions = await (await page.request.get('/api/history')).json()
  const kinds = actions.map(({ kind }: { kind: string }) => kind)
  expect(kinds).toEqual(['undone', 'transaction_deleted', 'transactions_added'])
  expect(complaints).toEqual([])
})
