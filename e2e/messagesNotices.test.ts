import { expect, test } from 'vitest'
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
