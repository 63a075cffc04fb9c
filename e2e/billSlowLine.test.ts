import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { billOf, card, listBills, openBills } from './support/bills.ts'
import { expense, openDashboard, openSignedIn, rowsOf } from './support/ledger.ts'
import { openProduct, type Product } from './support/product.ts'
import { takeToast } from './support/seen.ts'

// What is done to a bill is done, and is what the page shows, however late its answer comes, and if none comes.

async function addBills(page: Page, product: Product, given: Record<string, string>[]) {
  for (const bill of given) {
    const reply = await page.request.post(...billOf(product, { startDate: '2026-01-31', ...bill }))
    expect(reply.status()).toBe(201)
  }
}

/** The server does what it is asked, and its answer is lost on the way, once. */
async function loseAnswer(page: Page, url: string | RegExp, method: string): Promise<void> {
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

test('an Undo of a delete that fails can be tried again', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }, { description: 'Rent' }])
  await openBills(page)
  expectFailure('/restore')
  await page.route('**/restore*', (route) => route.abort())
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await notices(page).getByText('Failed to restore recurring bill').waitFor()
  expect(await card(page, 'Gym').count()).toBe(0)
  await page.unrouteAll({ behavior: 'wait' })
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Success', 'Recurring bill restored successfully')
  await card(page, 'Gym').waitFor()

  // The answer alone is lost: the bill is there again, and trying once more finds it so.
  await loseAnswer(page, '**/restore*', 'POST')
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await notices(page).getByText('Failed to restore recurring bill').waitFor()
  await card(page, 'Gym').waitFor()
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await takeToast(page, 'Success', 'Recurring bill restored successfully')
  expect(await listBills(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('a delete whose answer was lost is one, with its Undo', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }, { description: 'Rent' }])
  await openBills(page)
  expectFailure('/api/recurring-transactions/')
  await loseAnswer(page, aBill, 'DELETE')
  await card(page, 'Gym').getByRole('button', { name: 'Delete Gym' }).click()
  await notices(page).getByText('Failed to delete recurring bill').waitFor()
  await notices(page).getByRole('button', { name: 'Try again' }).click()
  await notices(page).getByText('Recurring bill deleted successfully').waitFor()
  await card(page, 'Gym').waitFor({ state: 'detached' })
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await takeToast(page, 'Success', 'Recurring bill restored successfully')
  await card(page, 'Gym').waitFor()
  expect(complaints).toEqual([])
})

test('an edit whose answer was lost is nobody else’s, and what was typed since goes on from it', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openSignedIn(product)
  await addBills(page, product, [{ description: 'Gym' }])
  await openBills(page)
  expectFailure('/api/recurring-transactions/')
  const edit = page.getByRole('dialog', { name: 'Edit Recurring Bill' })
  const save = edit.getByRole('button', { name: 'Update Bill' })
  for (const [first, then] of [
    ['77', '77'],
    ['78', '79'],
  ] as const) {
    await card(page, 'Gym').getByRole('button', { name: 'Edit Gym' }).click()
    await edit.getByLabel('Amount').fill(first)
    await loseAnswer(page, aBill, 'PUT')
    await save.click()
    await takeToast(page, 'Error', 'Failed to update recurring bill')
    await edit.getByLabel('Amount').fill(then)
    await save.click()
    await takeToast(page, 'Success', 'Recurring bill updated successfully')
    await edit.waitFor({ state: 'hidden' })
    await card(page, 'Gym').getByText(`-$${then}.00`).waitFor()
  }
  expect(complaints).toEqual([])
})

test('the same goes for an entry', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product, {
    entries: [expense('5', 'Other', '2026-01-05', 'Lamp')],
  })
  expectFailure('/api/transactions/')
  await page.getByRole('button', { name: 'Edit Lamp' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit Transaction' })
  await edit.getByLabel('Amount').fill('6')
  await loseAnswer(page, '**/api/transactions/*', 'PATCH')
  const save = edit.getByRole('button', { name: 'Update Transaction' })
  await save.click()
  await takeToast(page, 'Error', 'Failed to update transaction')
  await save.click()
  await takeToast(page, 'Success', 'Transaction updated successfully')
  await expect.poll(() => rowsOf(page)).toEqual(['Jan 5, 2026 Lamp Other -$6.00'])
  expect(complaints).toEqual([])
})
