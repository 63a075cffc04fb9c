import { expect, test } from 'vitest'
import { cardOf, expense, openDashboard, openSignedIn, rowsOf, settled } from './support/ledger.ts'
import { quickAdd } from './support/people.ts'
import { openProduct } from './support/product.ts'
import { takeToast } from './support/seen.ts'

// Answers that come late, or never, change no number and make nothing twice.

test('an entry added while the first figures are on their way is in them', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05')],
  })
  const { promise: added, resolve: release } = Promise.withResolvers<void>()
  let held = 0
  await page.route(/\/api\/(summary|trend|health|transactions)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // The server has answered, and the answer is on its way while the entry is made.
    const response = await route.fetch()
    held += 1
    await added
    // By then the page may have given it up.
    await route.fulfill({ response }).catch(() => {})
  })
  await page.goto('/')
  await expect.poll(() => held).toBeGreaterThanOrEqual(5)
  const form = cardOf(page, 'Quick Add')
  await form.getByLabel('Amount').fill('100')
  await form.getByLabel('Source').selectOption('Salary')
  await form.getByRole('button', { name: 'Add Income' }).click()
  await takeToast(page, 'Success', 'Income added successfully')
  release()
  await settled(page)
  await page.getByText('+$100.00').first().waitFor()
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('an entry whose answer was lost is one entry, after a reload too', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await openDashboard(product)
  expectFailure('/api/transactions')
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  const form = cardOf(page, 'Quick Add')
  await form.getByLabel('Amount').fill('21')
  await form.getByLabel('Source').selectOption('Freelance')
  const submit = form.getByRole('button', { name: 'Add Income' })
  await submit.click()
  await takeToast(page, 'Error', 'Failed to add transaction')
  await page.unrouteAll({ behavior: 'wait' })
  await page.reload()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(1)
  await expect.poll(() => form.getByLabel('Amount').inputValue()).toBe('21')
  await submit.click()
  await takeToast(page, 'Success', 'Income added successfully')
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(1)

  // The next one is another, however alike.
  await quickAdd(page, { type: 'Income', amount: '21', category: 'Freelance' })
  await expect.poll(() => rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})
