import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { signIn, signUp } from './support/people.ts'
import { findBarriers, openProduct, type Product, type Window } from './support/product.ts'

const email = 'ada@example.com'

type Time = { days: number; hours?: number; minutes?: number }

/** A window of a user this much later in their trial, in place of one whose session has expired by then. */
async function later(product: Product, earlier: Window, by: Time): Promise<Window> {
  await earlier.page.close()
  product.app.clock.advance(by)
  const window = await product.openWindow()
  await signIn(window.page, email)
  await window.page.getByText('No transactions found').waitFor()
  return window
}

function banner(page: Page) {
  return page.getByRole('region', { name: 'Trial' })
}

function textColour(page: Page): Promise<string> {
  return banner(page).evaluate((element) => getComputedStyle(element).color)
}

test('the trial banner counts down: calm, orange from three days, red once expired', async () => {
  const product = await openProduct()
  const first = await product.openWindow()
  await signUp(first.page, email)
  await banner(first.page).getByText('Free trial: 7 days remaining.', { exact: true }).waitFor()
  expect(await textColour(first.page)).toBe('rgb(20, 35, 43)')
  expect(await findBarriers(first.page)).toEqual([])

  const short = await later(product, first, { days: 4 })
  await banner(short.page).getByText('Free trial: 3 days remaining.', { exact: true }).waitFor()
  expect(await textColour(short.page)).toBe('rgb(146, 64, 14)')
  expect(await findBarriers(short.page)).toEqual([])
  await banner(short.page).getByRole('link', { name: 'Upgrade' }).click()
  await short.page.getByText('3 days of your free trial remain.').waitFor()

  const last = await later(product, short, { days: 2 })
  await banner(last.page).getByText('Free trial: 1 day remaining.', { exact: true }).waitFor()
  const over = await later(product, last, { days: 1 })
  await banner(over.page).getByText('Your free trial has expired.').waitFor()
  expect(await textColour(over.page)).toBe('rgb(185, 28, 28)')
  expect(await findBarriers(over.page)).toEqual([])
  await banner(over.page).getByRole('link', { name: 'Upgrade Now', exact: true }).click()
  await over.page.getByRole('heading', { name: 'Upgrade to Premium' }).waitFor()
  // The countdown is only on the dashboard.
  expect(await banner(over.page).count()).toBe(0)
  const complaints = [first, short, last, over].flatMap((window) => window.complaints)
  expect(complaints).toEqual([])
})

test('the payment page shows the price, the features and the days left', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  await page.goto('/payment')
  const main = page.getByRole('main')
  await main.getByText('$5', { exact: true }).waitFor()
  await main.getByText('lifetime', { exact: true }).waitFor()
  await main.getByText('One-time Payment', { exact: true }).waitFor()
  await main.getByText(/^7 days of your free trial remain\./).waitFor()
  expect(await main.getByRole('listitem').allTextContents()).toEqual([
    'Unlimited transaction tracking',
    'Advanced analytics',
    'Recurring bills management',
    'AI-powered insights',
    'Data export',
    'Priority support',
  ])
  expect(await findBarriers(page)).toEqual([])

  const hosted = await openProduct({ BILLING: 'off' })
  const premium = await hosted.openWindow()
  await signUp(premium.page, email)
  expect(await banner(premium.page).count()).toBe(0)
  await premium.page.goto('/payment')
  await premium.page.getByRole('heading', { name: 'Page not found', exact: true }).waitFor()
  expect([...complaints, ...premium.complaints]).toEqual([])
})

test('a trial that expires while typing leads to the upgrade and keeps the input', async () => {
  const product = await openProduct()
  const first = await product.openWindow()
  await signUp(first.page, email)
  // Ten minutes before the end, long after the first session expired.
  const nearEnd = { days: 6, hours: 23, minutes: 50 }
  const { page, complaints, expectFailure } = await later(product, first, nearEnd)
  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.getByLabel('Amount').fill('48.20')
  await dialog.getByLabel('Category', { exact: true }).selectOption('Shopping')
  await dialog.getByLabel('Description').fill('Lamp oil')
  product.app.clock.advance({ minutes: 11 })
  expectFailure('/api/transactions')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()

  const heading = page.getByRole('heading', { name: 'Upgrade to Premium' })
  await heading.waitFor()
  await dialog.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe('/payment')
  await page.getByText('Your free trial has expired.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  expect(await dialog.getByLabel('Amount').inputValue()).toBe('48.20')
  expect(await dialog.getByLabel('Category', { exact: true }).inputValue()).toBe('Shopping')
  expect(await dialog.getByLabel('Description').inputValue()).toBe('Lamp oil')
  expect([...first.complaints, ...complaints]).toEqual([])
})
