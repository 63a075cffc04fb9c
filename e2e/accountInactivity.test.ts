import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, signIn, signUp } from './support/people.ts'
import { findBarriers, findBarriersAtRest, openProduct, type Product } from './support/product.ts'
import { takeToast, waitForFocus } from './support/seen.ts'

const email = 'ada@example.com'
const minuteMs = 60_000
const loggedOut = "You've been logged out due to inactivity."

/** Counts each tab's `session-expired` events and page loads, across reloads. */
async function keepDiary(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'http:') return
    const note = (key: string, word: string) =>
      sessionStorage.setItem(key, `${sessionStorage.getItem(key) ?? ''}${word} `)
    note('diary:loads', 'load')
    window.addEventListener('session-expired', (event) =>
      note('diary:heard', (event as CustomEvent<{ reason: string }>).detail.reason),
    )
  })
}

async function diary(page: Page, key: 'heard' | 'loads'): Promise<string[]> {
  const text = await page.evaluate((name) => sessionStorage.getItem(name), `diary:${key}`)
  return (text ?? '').split(' ').filter((word) => word !== '')
}

function kept(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Advances the clocks of the browser and the server together. */
async function pass(product: Product, context: BrowserContext, ms: number): Promise<void> {
  product.app.clock.advance({ ms })
  await context.clock.runFor(ms)
}

/** React reveals lazily loaded content with a timer. */
function settle(product: Product, context: BrowserContext): Promise<void> {
  return pass(product, context, 500)
}

/** Stops the browser's clock at the next whole second and returns that time. */
async function stopClock(page: Page): Promise<number> {
  const now = await page.evaluate(() => Math.ceil(Date.now() / 1000) * 1000 + 1000)
  await page.context().clock.pauseAt(now)
  return now
}

function warning(page: Page) {
  return page.getByRole('alertdialog', { name: 'Still there?' })
}

function landingForm(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Sign in' })
}

async function openQuickAdd(page: Page) {
  await page.getByRole('banner').getByRole('button', { name: 'Quick Add' }).click()
  const dialog = page.getByRole('dialog', { name: 'Quick Add Transaction' })
  await dialog.waitFor()
  return { dialog, amount: dialog.getByLabel('Amount'), words: dialog.getByLabel('Description') }
}

test('fourteen idle minutes bring a warning, a key dismisses it, and fifteen end the session in every tab', async () => {
  const product = await openProduct()
  const { page, context, openTab, complaints } = await product.openWindow()
  await keepDiary(context)
  await signUp(page, email)
  const { dialog, amount } = await openQuickAdd(page)
  await amount.fill('12.30')
  const second = await openTab()
  await second.goto('/settings')
  await second.getByRole('heading', { name: 'Settings', exact: true }).waitFor()

  const start = await stopClock(second)
  await page.keyboard.press('Shift')
  await expect.poll(() => kept(second, 'evenkeel:activity')).toBe(String(start))
  await pass(product, context, 14 * minuteMs - 1)
  expect(await warning(page).count()).toBe(0)
  expect(await warning(second).count()).toBe(0)
  await pass(product, context, 1)
  await settle(product, context)
  await warning(page)
    .getByText(/^(60|59) seconds$/)
    .waitFor()
  await warning(second).waitFor()
  await waitForFocus(warning(page).getByRole('button', { name: 'Stay logged in' }))
  expect(await findBarriersAtRest(second)).toEqual([])

  // Any key works; Escape would otherwise have closed the form beneath.
  await page.keyboard.press('Escape')
  await warning(page).waitFor({ state: 'hidden' })
  await warning(second).waitFor({ state: 'hidden' })
  expect(await amount.inputValue()).toBe('12.30')
  expect(await dialog.isVisible()).toBe(true)

  // The server is told within a minute, or its own timeout would end the session.
  const stayed = Number(await kept(page, 'evenkeel:activity'))
  const told = page.waitForResponse('**/api/auth/me')
  await pass(product, context, minuteMs)
  await told
  const now = await page.evaluate(() => Date.now())
  await pass(product, context, stayed + 15 * minuteMs - 1 - now)
  await warning(page).getByText('1 second').waitFor()
  await warning(second).waitFor()
  expect(await kept(page, 'evenkeel')).not.toBeNull()
  await pass(product, context, 1)
  for (const tab of [page, second]) {
    await landingForm(tab).waitFor()
    expect(await kept(tab, 'evenkeel')).toBeNull()
    expect(await diary(tab, 'heard')).toEqual(['inactivity'])
    expect(await diary(tab, 'loads')).toEqual(['load'])
    await takeToast(tab, 'Session Expired', loggedOut)
  }
  await page.getByText('You were logged out after 15 minutes without activity.').waitFor()
  // The server was told too, so the old cookie is useless.
  expect((await page.request.get('/api/auth/me')).status()).toBe(401)
  expect(complaints).toEqual([])
})

test('mouse, key, scroll, touch and click count as activity and reach the server', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await product.openWindow({ height: 600 })
  await signUp(page, email)
  await page.getByText('No transactions found').waitFor()
  let now = await stopClock(page)
  const activities: Record<string, () => Promise<void>> = {
    mousemove: () => page.mouse.move(5, 300),
    mousedown: () => page.mouse.down(),
    click: () => page.mouse.up(),
    keydown: () => page.keyboard.press('Shift'),
    scroll: () => page.mouse.wheel(0, 150),
    touchstart: () => page.dispatchEvent('main', 'touchstart'),
  }
  for (const [name, act] of Object.entries(activities)) {
    await pass(product, context, 10_000)
    now += 10_000
    await act()
    await expect.poll(() => kept(page, 'evenkeel:activity'), { message: name }).toBe(String(now))
  }
  const told = page.waitForRequest('**/api/auth/me')
  await pass(product, context, minuteMs)
  await told
  expect(complaints).toEqual([])
})

test('drafts survive an inactivity sign-out, but not a log-out or another user', async () => {
  const product = await openProduct()
  const { page, context, complaints } = await product.openWindow()
  const idle = async () => {
    await pass(product, context, 15 * minuteMs)
    await takeToast(page, 'Session Expired', loggedOut)
  }
  const logOut = async () => {
    await page.getByRole('button', { name: 'Log out' }).click()
    await landingForm(page).waitFor()
  }
  const enter = async (name: string) => {
    await signIn(page, name, password)
    await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  }
  const typed = async () => {
    const { dialog, amount, words } = await openQuickAdd(page)
    const values = [await amount.inputValue(), await words.inputValue()]
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    return values
  }
  const type = async () => {
    const { amount, words } = await openQuickAdd(page)
    await amount.fill('48.20')
    await words.fill('Lamp oil')
  }
  await signUp(page, 'bob@example.com')
  await logOut()
  await signUp(page, email)

  await type()
  await idle()
  expect(await findBarriers(page)).toEqual([])
  await enter(email)
  expect(await typed()).toEqual(['48.20', 'Lamp oil'])
  expect(await typed()).toEqual(['', ''])

  await type()
  await page.keyboard.press('Escape')
  await type()
  await page.goto('/settings')
  await logOut()
  await enter(email)
  expect(await typed()).toEqual(['', ''])

  await type()
  await idle()
  await enter('bob@example.com')
  expect(await typed()).toEqual(['', ''])
  await idle()
  await enter(email)
  expect(await typed()).toEqual(['', ''])
  expect(complaints).toEqual([])
})

test("after a night away the landing page is shown, not the user's data", async () => {
  const product = await openProduct()
  const { page, context, openTab, complaints } = await product.openWindow()
  await keepDiary(context)
  await signUp(page, email)
  await page.close()
  product.app.clock.advance({ hours: 9 })
  await context.clock.fastForward(9 * 60 * minuteMs)
  const morning = await openTab()
  const painted: string[] = []
  await morning.exposeFunction('tellHeading', (text: string) => painted.push(text))
  await morning.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('h1')
      if (heading)
        void (window as unknown as { tellHeading(text: string): void }).tellHeading(
          heading.textContent ?? '',
        )
    }).observe(document, { childList: true, subtree: true })
  })
  await morning.goto('/dashboard')
  await landingForm(morning).waitFor()
  await takeToast(morning, 'Session Expired', loggedOut)
  expect(await diary(morning, 'heard')).toEqual(['inactivity'])
  expect(new Set(painted)).toEqual(new Set(['Keep your money on an even keel.']))
  expect(complaints).toEqual([])
})

test('when the server ends a session, the marker is removed, one event fires, the page reloads once, and the second tab follows', async () => {
  const product = await openProduct()
  const { page, context, openTab, complaints, expectFailure } = await product.openWindow()
  await keepDiary(context)
  await signUp(page, email)
  const second = await openTab()
  await second.goto('/')
  await second.getByText('No transactions found').waitFor()
  await page.goto('/settings')
  const download = page.getByRole('button', { name: 'Download as CSV' })
  await download.waitFor()
  // A request that is still under way would end the session before the click.
  for (const tab of [page, second]) await tab.waitForLoadState('networkidle')

  // The server's own timeout has passed, as for a page whose clock is slow.
  product.app.clock.advance({ minutes: 18 })
  expectFailure('/api/')
  await stopClock(page)
  await download.click()
  await expect.poll(() => diary(page, 'heard')).toEqual(['expired'])
  expect(await kept(page, 'evenkeel')).toBeNull()
  expect(await diary(page, 'loads')).toEqual(['load', 'load'])
  await context.clock.runFor(150)
  await landingForm(page).waitFor()
  await context.clock.resume()
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  expect(await diary(page, 'loads')).toEqual(['load', 'load', 'load'])
  expect(await diary(page, 'heard')).toEqual(['expired'])
  await landingForm(second).waitFor()
  expect(await diary(second, 'loads')).toEqual(['load'])

  // Signing in returns to the same page.
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await landingForm(page).click()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  await second.getByText('No transactions found').waitFor()
  expect(complaints).toEqual([])
})
