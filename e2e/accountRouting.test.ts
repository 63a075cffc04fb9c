import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { waitForFocus } from './support/seen.ts'

const email = 'ada@example.com'

async function pathOf(page: Page): Promise<string> {
  return page.evaluate(() => location.pathname + location.search)
}

function navItem(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name })
}

/** Records every heading and button that is shown for at least one frame. */
async function watchPaint(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const element of document.querySelectorAll('h1, main button, header button')) {
        seen.add(element.textContent || element.getAttribute('aria-label') || '')
      }
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { seenWords: seen })
  })
}

function seenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window as unknown as { seenWords: Set<string> }).seenWords])
}

test('signed out, every address shows the landing page, and signing in opens the requested page', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  await page.getByRole('button', { name: 'Log out' }).click()
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  for (const path of ['/dashboard', '/recurring-bills', '/payment', '/no/such?page=1']) {
    await page.goto(path)
    await submit.waitFor()
    expect(await pathOf(page)).toBe(path)
    expect(await page.title()).toBe('Sign in · Evenkeel')
  }
  await page.goto('/settings')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await submit.click()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  expect(await pathOf(page)).toBe('/settings')

  // The reset page is open to everyone, signed in or not.
  await page.goto('/reset-password')
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor()
  expect(complaints).toEqual([])
})

test('signed in, each address has its page, title and heading, and the heading gets the focus', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, email)
  const current = () =>
    page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]').allTextContents()

  expect(await page.title()).toBe('Dashboard · Evenkeel')
  expect(await current()).toEqual(['Dashboard'])
  await navItem(page, 'Settings').click()
  const settings = page.getByRole('heading', { name: 'Settings', exact: true })
  await settings.waitFor()
  await waitForFocus(settings)
  expect(await page.title()).toBe('Settings · Evenkeel')
  expect(await current()).toEqual(['Settings'])
  await page.getByRole('link', { name: 'Upgrade' }).click()
  const payment = page.getByRole('heading', { name: 'Upgrade to Premium' })
  await payment.waitFor()
  await waitForFocus(payment)
  expect(await page.title()).toBe('Upgrade to Premium · Evenkeel')
  expect(await current()).toEqual([])
  await page.goBack()
  await settings.waitFor()
  await waitForFocus(settings)

  await page.goto('/dashboard')
  const dashboard = page.getByRole('heading', { name: 'Dashboard', exact: true })
  await dashboard.waitFor()
  expect(await current()).toEqual(['Dashboard'])
  await page.goto('/settings/nothing-here')
  const missing = page.getByRole('heading', { name: 'Page not found' })
  await missing.waitFor()
  expect(await page.title()).toBe('Page not found · Evenkeel')
  expect(await current()).toEqual([])
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await dashboard.waitFor()
  await waitForFocus(dashboard)
  expect(await pathOf(page)).toBe('/')
  expect(complaints).toEqual([])
})

test('the marker decides what is painted first, and the server has the final say', async () => {
  const product = await openProduct()
  const { page, context, complaints, expectFailure } = await product.openWindow()
  await watchPaint(context)
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Create account' }).waitFor()
  expect(await seenWords(page)).not.toContain('Log out')
  await signUp(page, email)
  expect(await page.evaluate(() => localStorage.getItem('evenkeel'))).toBe(
    '{"user":{"email":"ada@example.com"}}',
  )

  // While the server is slow, the landing page is not shown.
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/opening/dashboard?*', async (route) => {
    await asked
    await route.continue()
  })
  await reloadWhenLoaded(page)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).waitFor()
  const answered = page.waitForResponse('**/api/opening/dashboard?*')
  answer()
  await answered
  await page.unrouteAll({ behavior: 'wait' })
  expect(await seenWords(page)).not.toContain('Create account')
  expect(await seenWords(page)).not.toContain('Sign in')

  // Without a cookie the marker is wrong, so it is removed without a reload.
  await context.clearCookies()
  expectFailure('/api/')
  await reloadWhenLoaded(page)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('evenkeel'))).toBeNull()
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.getByText('Your session has ended. Please sign in again.').waitFor()

  for (const unreadable of ['{', '"ada@example.com"', '{"user":{}}', '']) {
    await page.evaluate((text) => localStorage.setItem('evenkeel', text), unreadable)
    await reloadWhenLoaded(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('evenkeel'))).toBeNull()
  }
  // A visitor sends no identity request.
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await reloadWhenLoaded(page)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(complaints).toEqual([])
})

test("while the page loads, only a visitor sees the landing page's first lines", async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  let arrive = () => {}
  const hold = () => {
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve
    })
    return page.route('**/assets/index-*.js', async (route) => {
      await arrived
      await route.continue()
    })
  }
  const firstLine = page.getByRole('heading', { name: 'Keep your money on an even keel.' })
  await hold()
  await page.goto('/', { waitUntil: 'commit' })
  await firstLine.waitFor()
  arrive()
  await page.unrouteAll({ behavior: 'wait' })
  await signUp(page, email)

  await hold()
  await page.goto('/settings', { waitUntil: 'commit' })
  await page.locator('[data-first-paint]').waitFor({ state: 'attached' })
  // Nothing is painted before the stylesheet, which hides it.
  await firstLine.waitFor({ state: 'hidden' })
  arrive()
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  expect(complaints).toEqual([])
})

test('signing in or out in another tab applies to this one', async () => {
  const product = await openProduct()
  const { page, openTab, complaints } = await product.openWindow()
  const second = await openTab()
  await second.goto('/settings')
  await second.getByRole('button', { name: 'Create account' }).waitFor()
  await signUp(page, email)
  await second.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
  await second.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})

test('a page whose code is gone says so under a heading of its own', async () => {
  const product = await openProduct()
  const { page } = await product.openWindow()
  await signUp(page, email)
  await page.route('**/assets/historyPage-*.js', (route) => route.abort())
  await page.getByRole('button', { name: /^Signed in as/ }).click()
  await page.getByRole('menuitem', { name: 'History' }).click()
  await page.getByRole('heading', { name: 'This page could not be shown', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
})

/** A part whose loading a reload cuts off would be reported as an error. */
async function reloadWhenLoaded(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.reload()
}
