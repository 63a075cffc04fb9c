import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expense, openSignedIn, rowsOf, settled } from './support/ledger.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { tabTo, waitForFocus } from './support/seen.ts'

test('toasts: one at a time for five seconds, longer while in use, and dismissed with a swipe', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  expectFailure('/api/auth/')
  await page.route('**/api/auth/**', (route) => route.abort())
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const main = page.getByRole('main')
  const submit = main.getByRole('button', { name: 'Sign in' })
  await main.getByLabel('Email', { exact: true }).fill('ada@example.com')
  await main.getByLabel('Password', { exact: true }).fill('Level-keel-7')
  const region = page.getByRole('region', { name: 'Notifications (F8)' })
  const notice = region.getByRole('listitem')
  const failToSignIn = async () => {
    await submit.click()
    await notice.getByText('Login Error', { exact: true }).waitFor()
    // The form focuses the password by a timer.
    await page.clock.runFor(10)
  }

  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await failToSignIn()
  await page.clock.runFor(4989)
  expect(await notice.count()).toBe(1)
  await page.clock.runFor(1)
  await notice.waitFor({ state: 'detached' })

  // The countdown pauses while the toast has the focus.
  await failToSignIn()
  await page.keyboard.press('F8')
  await waitForFocus(region)
  await page.clock.runFor(20_000)
  await tabTo(page, notice.getByRole('button', { name: 'Close' }))
  expect(await region.getAttribute('aria-live')).toBe('polite')
  await page.keyboard.press('Enter')
  await notice.waitFor({ state: 'detached' })
  await waitForFocus(main.getByLabel('Password', { exact: true }))

  // And while it is hovered.
  await failToSignIn()
  await notice.hover()
  await page.clock.runFor(20_000)
  expect(await notice.count()).toBe(1)
  const box = await notice.boundingBox()
  if (!box) throw new Error('The notice has no place on the screen')
  expect(box.width).toBeLessThanOrEqual(420)
  const [x, y] = [box.x + 40, box.y + box.height / 2]
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x + distance, y, { steps: 5 })
    await page.mouse.up()
  }
  await swipe(49)
  expect(await notice.count()).toBe(1)
  await swipe(51)
  await notice.waitFor({ state: 'detached' })

  // A newer toast replaces an older one.
  await page.clock.resume()
  await failToSignIn()
  await main.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send reset link' }).click()
  await notice.getByText('Failed to send reset email', { exact: true }).waitFor()
  expect(await notice.count()).toBe(1)
  await notice.hover()
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('a page that meets a newer server asks to be reloaded, whatever it asked for', async () => {
  const product = await openProduct()
  const { page, complaints } = await openSignedIn(product, {
    entries: [expense('5', 'Other', '2026-01-05', 'Lamp')],
  })
  const notice = page.getByRole('region', { name: 'Notifications (F8)' }).getByRole('listitem')
  const asks = notice.getByText('This page is out of date', { exact: true })
  const answerNewer = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), newer: true } })
  }

  await page.route('**/api/opening/dashboard?*', async (route) => {
    const response = await route.fetch()
    const replies = await response.json()
    replies.outlook.body.newer = true
    await route.fulfill({ response, json: replies })
  })
  await page.goto('/')
  await asks.waitFor()
  const dashboard = page.getByRole('main')
  await dashboard.getByText('This page is out of date. Please reload it.').waitFor()
  await page.getByRole('row', { name: /Lamp/ }).waitFor()
  await page.unrouteAll()
  await dashboard.getByRole('button', { name: 'Reload' }).click()
  await dashboard.getByText(/on Jan 31/).waitFor()
  await settled(page)

  // The failed save has a notice of its own, which does not take the place of this one.
  await page.route('**/api/transactions', answerNewer)
  await page.keyboard.press('n')
  const form = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await waitForFocus(form.getByLabel('In one line'))
  await page.keyboard.type('4.50 pie #other')
  await page.keyboard.press('Enter')
  await asks.waitFor()
  expect(await findBarriers(page, [390, 1280])).toEqual([])
  await page.unroute('**/api/transactions')
  await notice.getByRole('button', { name: 'Reload' }).click()
  // It had been saved.
  await page.getByRole('row', { name: /pie/ }).waitFor()
  await settled(page)
  expect(await rowsOf(page)).toHaveLength(2)
  expect(complaints).toEqual([])
})
