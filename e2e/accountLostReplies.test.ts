import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { askOneByOne } from './support/answers.ts'
import { password, signIn, signUp } from './support/people.ts'
import { fetchMail, letterTo, linkIn } from './support/post.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { takeToast, waitForFocus } from './support/seen.ts'

// A retry after a lost reply reports the true state of the account.

const email = 'ada@example.com'
const newPassword = 'Quiet-Anchor-8'
const unreachable = 'Unable to connect. Please check your connection and try again.'

/** The server handles the request, but its reply and cookie are lost, once. */
async function loseReply(page: Page, path: string): Promise<void> {
  await page.route(
    `**${path}`,
    async (route) => {
      const cookies = await page.context().cookies()
      await route.fetch()
      await page.context().addCookies(cookies)
      await route.abort()
    },
    { times: 1 },
  )
}

/** The account is read before the request at `path` is handled, but arrives only after the release, outdated. */
async function holdAccount(page: Page, path: string): Promise<() => void> {
  const read = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  await page.route(
    `**${path}`,
    async (route) => {
      await read.promise
      await route.fallback()
    },
    { times: 1 },
  )
  let replies = 0
  await page.route('**/api/auth/me', async (route) => {
    const response = await route.fetch()
    replies += 1
    // The shell reads it first, then Account Information.
    if (replies === 2) read.resolve()
    await released.promise
    await route.fulfill({ response })
  })
  return released.resolve
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
}

async function openSettings(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('heading', { name: 'Settings', exact: true }).waitFor()
}

test('a confirmation whose reply was lost succeeds on retry and when the link is reopened', async () => {
  const product = await openProduct()
  const window = await product.openWindow()
  const { page, complaints, expectFailure } = window
  const newEmail = 'grace@example.com'
  await signUp(page, email)
  await askOneByOne(window)
  const body = { currentPassword: password, newEmail }
  const headers = { origin: product.url }
  await page.request.post('/api/auth/change-email', { data: body, headers })
  const subject = 'Confirm your new Evenkeel email address'
  const link = linkIn(letterTo(newEmail, subject, await fetchMail(product)))

  expectFailure('/api/auth/confirm-email')
  await loseReply(page, '/api/auth/confirm-email')
  const release = await holdAccount(page, '/api/auth/confirm-email')
  await page.goto(link)
  await page.getByText(unreachable, { exact: true }).waitFor()
  release()
  await page.locator('dl').getByText(newEmail, { exact: true }).waitFor()
  const confirmed = page.getByText(`You now sign in with ${newEmail}.`)
  await page.getByRole('button', { name: 'Retry' }).click()
  await confirmed.waitFor()
  await page.goto(link)
  await confirmed.waitFor()

  await logOut(page)
  product.app.clock.advance({ hours: 24 })
  await signIn(page, newEmail)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await page.goto(link)
  await page
    .getByText(
      'This confirmation link is invalid or has expired. Account Information shows the address you sign in with. You can ask for another link below.',
      { exact: true },
    )
    .waitFor()
  await page.locator('dl').getByText(newEmail, { exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('after a reset whose reply was lost, the page suggests trying the new password', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await logOut(page)
  const headers = { origin: product.url }
  await page.request.post('/api/auth/forgot-password', { data: { email }, headers })
  const subject = 'Reset your Evenkeel password'
  const link = linkIn(letterTo(email, subject, await fetchMail(product)))
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword)

  expectFailure('/api/auth/reset-password')
  await loseReply(page, '/api/auth/reset-password')
  const reset = page.getByRole('button', { name: 'Reset password' })
  await reset.click()
  await takeToast(page, 'Password Reset Failed', unreachable)
  await reset.click()
  await takeToast(page, 'Password Reset Failed')
  await waitForFocus(page.getByRole('heading', { name: 'Invalid Reset Link', exact: true }))
  await page.getByText('If you have just set a new password, try to sign in with it.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('main').getByRole('button', { name: 'Back to Login' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(newPassword)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('after a deletion whose reply was lost, a retry reports that the account is gone', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  const opener = page.getByRole('button', { name: 'Delete account' })
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  async function tryToDelete() {
    await opener.click()
    await dialog.getByLabel('Current password').fill(password)
    await dialog.getByRole('button', { name: 'Delete account' }).click()
  }

  expectFailure('/api/auth/delete-account')
  await loseReply(page, '/api/auth/delete-account')
  await tryToDelete()
  await takeToast(page, 'Account Not Deleted', unreachable)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await tryToDelete()
  await takeToast(page, 'Account deleted', 'Everything in it is gone. Goodbye.')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(await page.getByText('Your session has ended').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a session that expired after an unanswered try does not report a deletion', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByLabel('Current password').fill(password)
  expectFailure('/api/auth/')
  await page.route('**/api/auth/delete-account', (route) => route.abort(), { times: 1 })
  const remove = dialog.getByRole('button', { name: 'Delete account' })
  await remove.click()
  await takeToast(page, 'Account Not Deleted', unreachable)
  product.app.clock.advance({ hours: 1 })
  await remove.click()
  await page.getByText('Your session has ended. Please sign in again.').waitFor()
  expect(await page.getByText('Account deleted').count()).toBe(0)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a password change takes effect even if its reply is lost', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await openSettings(page)
  async function tryToChange(from: string) {
    const form = page.getByRole('region', { name: 'Change Password' })
    await form.getByLabel('Current password').fill(from)
    await page.getByLabel('New password', { exact: true }).fill(newPassword)
    await page.getByLabel('Confirm new password').fill(newPassword)
    await page.getByRole('button', { name: 'Change Password', exact: true }).click()
  }
  const failed = 'Failed to change password. Please try again.'

  expectFailure('/api/auth/change-password')
  // The new session's cookie arrives, as when the connection breaks after the headers.
  await page.route(
    '**/api/auth/change-password',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await tryToChange(password)
  await takeToast(page, 'Password Change Failed', failed)
  await tryToChange(password)
  await takeToast(page, 'Password Change Failed', 'Current password is incorrect')
  await tryToChange(newPassword)
  await takeToast(page, 'Success')
  expect(complaints).toEqual([])
})

test('the download buttons fit their card on the narrowest phone', async () => {
  const product = await openProduct()
  const { page } = await product.openWindow({ width: 320 })
  await signUp(page, email)
  await openSettings(page)
  for (const name of ['Download everything', 'Download as CSV']) {
    const button = page.getByRole('button', { name })
    await button.waitFor()
    const overhangs = await button.evaluate((element) => {
      const place = element.parentElement?.getBoundingClientRect()
      const inside = element.scrollWidth - element.clientWidth
      return [element.getBoundingClientRect().right - (place?.right ?? 0), inside]
    })
    expect(Math.max(...overhangs), name).toBeLessThanOrEqual(0)
  }
})
