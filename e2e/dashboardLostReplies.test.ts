import { expect, test } from 'vitest'
import { cardOf, expense, openDashboard, openSignedIn, rowsOf, settled } from './support/ledger.ts'
import { password, quickAdd } from './support/people.ts'
import { openProduct } from './support/product.ts'
import { takeToast } from './support/seen.ts'

// Late and lost replies change no totals and duplicate nothing.

test('a transaction added while the first figures load is included in them', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05')],
  })
  const { promise: added, resolve: release } = Promise.withResolvers<void>()
  let held = 0
  await page.route(/\/api\/(opening|trend)/, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    // The server has replied, but the reply arrives only after the transaction is added.
    const response = await route.fetch()
    held += 1
    await added
    // The page may have cancelled it by then.
    await route.fulfill({ response }).catch(() => {})
  })
  await page.goto('/')
  await expect.poll(() => held).toBe(2)
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

test('a transaction whose reply was lost is added once, even after a reload', async () => {
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

  // The next identical input is a new transaction.
  await quickAdd(page, { type: 'Income', amount: '21', category: 'Freelance' })
  await expect.poll(() => rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})

test('toasts and late replies for a signed-out user are not shown to the next user', async () => {
  const product = await openProduct()
  const { page, complaints } = await openDashboard(product)
  await quickAdd(page, { type: 'Income', amount: '21', category: 'Freelance' })
  const notices = page.getByRole('region', { name: /Notifications/ })
  await notices.getByText('Income added successfully').waitFor()
  const { promise: answered, resolve: tellAnswered } = Promise.withResolvers<void>()
  const { promise: later, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/transactions', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    tellAnswered()
    await later
    await route.fulfill({ response })
  })
  const form = cardOf(page, 'Quick Add')
  await form.getByLabel('Amount').fill('22')
  await form.getByLabel('Source').selectOption('Gift')
  await form.getByRole('button', { name: 'Add Income' }).click()
  await answered

  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect((await notices.innerText()).trim()).toBe('')
  await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Email', { exact: true }).fill('bob@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('No transactions found').waitFor()
  const late = page.waitForResponse('**/api/transactions')
  release()
  await (await late).finished()
  await settled(page)
  expect((await notices.innerText()).trim()).toBe('')
  expect(await page.getByText('No transactions found').count()).toBe(1)
  expect(complaints).toEqual([])
})
