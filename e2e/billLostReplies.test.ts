import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, card, listBills, listEntries, openBills, widget } from './support/bills.ts'
import { expense, openDashboard, openSignedIn, rowsOf } from './support/ledger.ts'
import { openProduct, type Product } from './support/product.ts'
import { takeToast } from './support/seen.ts'

// A change to a bill is shown correctly even if its reply is late or lost.

async function addBills(page: Page, product: Product, given: Record<string, string>[]) {
  for (const bill of given) {
    const reply = await page.request.post(...billOf(product, { startDate: '2026-01-31', ...bill }))
    expect(reply.status()).toBe(201)
  }
}

/** The server handles the request, but its reply is lost, once. */
async function loseReply(page: Page, url: string | RegExp, method: string): Promise<void> {
  let isLost = false
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort()
  })
}

const aBill = /\/api\/recurring-transactions\/[^/?]+(\?|$)/

function notices(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' })
}

test('a payment whose reply arrives after leaving the page is in the lists on return', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  const days = ['2026-01-30', ...Array<string>(6).fill('2026-01-31')]
  await addBills(
    page,
    product,
    days.map((startDate, index) => ({ description: `Bill ${index + 1}`, startDate })),
  )
  await page.goto('/')
  const pay = widget(page).getByRole('button', { name: 'Mark as Paid: Bill 1' })
  await pay.waitFor()
  const { promise: free, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/process*', async (route) => {
    const response = await route.fetch()
    await free
    await route.fulfill({ response })
  })
  await pay.click()
  await expect.poll(async () => (await listEntries(page)).length).toBe(1)
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor()
  release()
  await notices(page).getByText('Bill 1 is paid. Next due Feb 28, 2026.').waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).first().click()
  const names = () => widget(page).getByRole('listitem').locator('span[title]').allInnerTexts()
  const stored = await page.request.get('/api/recurring-transactions')
  const inOrder: { description: string }[] = await stored.json()
  const firstFive = inOrder.slice(0, 5).map((bill) => bill.description)
  expect(firstFive).not.toContain('Bill 1')
  await expect.poll(names).toEqual(firstFive)
  expect(complaints).toEqual([])
})

test('a list requested before a payment is not mistaken for a newer one', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Rent' }])
  await page.goto('/')
  const { promise: payable, resolve: letPay } = Promise.withResolvers<void>()
  const { promise: listable, resolve: letList } = Promise.withResolvers<void>()
  await page.route('**/process*', async (route) => {
    await payable
    await route.fallback()
  })
  let isListed = false
  await page.route(/\/api\/recurring-transactions(\?|$)/, async (route) => {
    if (isListed) return route.fallback()
    const response = await route.fetch()
    isListed = true
    await listable
    // The page may have cancelled it by then.
    await route.fulfill({ response }).catch(() => {})
  })
  await widget(page).getByRole('button', { name: 'Mark as Paid: Rent' }).click()
  await widget(page).getByRole('link', { name: 'View All' }).click()
  await expect.poll(() => isListed).toBe(true)
  letPay()
  await notices(page).getByText('Rent is paid. Next due Feb 28, 2026.').waitFor()
  letList()
  await card(page, 'Rent').getByText('Next due Feb 28').waitFor()
  await page.clock.runFor(2500)
  await card(page, 'Rent').getByText('Next due Feb 28').waitFor()
  expect(complaints).toEqual([])
})

test('a failed Undo of a delete can be retried', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }, { description: 'Rent' }])
  await openBills(page)
  expectFailure('/undo')
  await page.route('**/undo*', (route) => route.abort())
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await notices(page).getByText('Failed to undo').waitFor()
  expect(await card(page, 'Gym').count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Undone', 'Deleted Gym')
  await card(page, 'Gym').waitFor()

  // Only the reply is lost: the bill is restored, and the retry finds that out.
  await loseReply(page, '**/undo*', 'POST')
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await notices(page).getByText('Failed to undo').waitFor()
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Undone', 'Deleted Gym')
  expect(await listBills(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a delete whose reply was lost happens once and offers Undo', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }, { description: 'Rent' }])
  await openBills(page)
  expectFailure('/api/recurring-transactions/')
  await loseReply(page, aBill, 'DELETE')
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByText('Failed to delete recurring bill').waitFor()
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await notices(page).getByText('Recurring bill deleted successfully').waitFor()
  await card(page, 'Gym').waitFor({ state: 'detached' })
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await takeToast(page, 'Undone', 'Deleted Gym')
  await card(page, 'Gym').waitFor()
  expect(complaints).toEqual([])
})

test('an edit whose reply was lost causes no conflict, and later input builds on it', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }])
  await openBills(page)
  expectFailure('/api/recurring-transactions/')
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  const save = edit.getByRole('button', { name: 'Update bill' })
  for (const [first, then] of [
    ['77', '77'],
    ['78', '79'],
  ] as const) {
    await card(page, 'Gym').getByRole('button', { name: 'Edit Gym' }).click()
    await edit.getByLabel('Amount').fill(first)
    await loseReply(page, aBill, 'PUT')
    await save.click()
    await takeToast(page, 'Error', 'Failed to update recurring bill')
    await edit.getByLabel('Amount').fill(then)
    await save.click()
    await takeToast(page, 'Success', 'Recurring bill updated successfully')
    await edit.waitFor({ state: 'hidden' })
    await card(page, 'Gym').getByText(`−$${then}.00`).waitFor()
  }
  expect(complaints).toEqual([])
})

test('the same applies to a transaction', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product, {
    entries: [expense('5', 'Other', '2026-01-05', 'Lamp')],
  })
  expectFailure('/api/transactions/')
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Transaction' })
  await edit.getByLabel('Amount').fill('6')
  await loseReply(page, '**/api/transactions/*', 'PATCH')
  const save = edit.getByRole('button', { name: 'Update Transaction' })
  await save.click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  await save.click()
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await expect.poll(() => rowsOf(page)).toEqual(['Jan 5, 2026 Lamp Other −$6.00'])
  expect(complaints).toEqual([])
})
