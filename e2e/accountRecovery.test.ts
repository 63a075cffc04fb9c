import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, signIn, signUp } from './support/people.ts'
import { fetchMail, letterTo, linkIn } from './support/post.ts'
import { findBarriers, findBarriersAtRest, openProduct, type Product } from './support/product.ts'
import { mistakeAt, tabTo, takeToast, waitForFocus } from './support/seen.ts'

const email = 'ada@example.com'
const newPassword = 'Quiet-Anchor-8'
const subject = 'Reset your Evenkeel password'
const sent = 'If this email address has an account, a link to reset its password is on its way.'

function newPasswordForm(page: Page) {
  return {
    password: page.getByLabel('New password', { exact: true }),
    confirmation: page.getByLabel('Confirm new password', { exact: true }),
    reset: page.getByRole('button', { name: 'Reset password' }),
  }
}

/** Requests a link through the API, for tests that are not about the form. */
async function askForLink(product: Product, page: Page): Promise<string> {
  const headers = { origin: product.url }
  await page.request.post('/api/auth/forgot-password', { data: { email }, headers })
  return linkIn(letterTo(email, subject, await fetchMail(product)))
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
}

test('a forgotten password: request, email, link, new password and sign-in', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await logOut(page)

  // By keyboard alone from here to the new password.
  const question = page.getByRole('button', { name: 'Forgot password?' })
  await tabTo(page, question)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Forgot your password?' })
  const field = dialog.getByLabel('Email', { exact: true })
  await field.waitFor()
  await waitForFocus(field)
  await page.keyboard.press('Enter')
  await expect.poll(() => mistakeAt(field)).toBe('Email is required')
  await page.keyboard.type('ada')
  await expect.poll(() => mistakeAt(field)).toBe('Invalid email address')
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await waitForFocus(question)

  expectFailure('/api/auth/forgot-password')
  await page.route('**/api/auth/forgot-password', (route) => route.abort())
  await page.keyboard.press('Enter')
  await field.waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await takeToast(page, 'Error', 'Failed to send reset email')
  await page.unroute('**/api/auth/forgot-password')
  await tabTo(page, dialog.getByRole('button', { name: 'Send reset link' }))
  await page.keyboard.press('Enter')
  const answer = page.getByRole('dialog', { name: 'Check your inbox' })
  await answer.getByText(sent, { exact: true }).waitFor()
  await answer.getByText(email, { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await tabTo(page, answer.getByRole('button', { name: 'Back to Login', exact: true }))
  await page.keyboard.press('Enter')
  await answer.waitFor({ state: 'hidden' })

  const link = linkIn(letterTo(email, subject, await fetchMail(product)))
  await page.goto(link)
  const form = newPasswordForm(page)
  await form.password.waitFor()
  // The token is neither in the address bar nor in the history.
  expect(page.url()).toBe(`${product.url}/reset-password`)
  expect(await page.title()).toBe('Set a new password · Evenkeel')
  await page.getByText(email, { exact: true }).waitFor()
  await tabTo(page, form.password)
  await page.keyboard.type('Anchor')
  await page.keyboard.press('Enter')
  await expect.poll(() => mistakeAt(form.password)).toBe('Password must be at least 8 characters')
  const mismatch = 'Passwords do not match. Please try again.'
  expect(await mistakeAt(form.confirmation)).toBe(mismatch)
  await waitForFocus(form.password)
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(newPassword)
  await expect.poll(() => mistakeAt(form.password)).toBe('')
  await tabTo(page, form.confirmation)
  await page.keyboard.type(newPassword)
  await expect.poll(() => mistakeAt(form.confirmation)).toBe('')
  await page.keyboard.press('Enter')
  const done = page.getByRole('heading', { name: 'Password reset', exact: true })
  await done.waitFor()
  await waitForFocus(done)
  await page.getByText('Your password has been reset. Please sign in with the new one.').waitFor()
  expect(complaints).toEqual([])
})

test('three seconds after the reset the sign-in page opens by itself', async () => {
  const product = await openProduct()
  const { page, context, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await logOut(page)
  const link = await askForLink(product, page)
  await page.goto('/reset-password')
  const token = page.getByLabel('Reset token')
  await page.getByRole('button', { name: 'Validate Token', exact: true }).click()
  await expect.poll(() => mistakeAt(token)).toBe('Reset token is required')
  expect(await page.title()).toBe('Reset your password · Evenkeel')
  expect(await findBarriers(page)).toEqual([])

  expectFailure('/api/auth/validate-reset-token')
  await page.route('**/api/auth/validate-reset-token', (route) => route.abort())
  const text = new URL(link).searchParams.get('token') ?? ''
  // As copied from an email, with surrounding spaces.
  await token.fill(` ${text} `)
  await page.getByRole('button', { name: 'Validate Token', exact: true }).click()
  await page
    .getByText('Failed to validate reset token. Please try again.', { exact: true })
    .waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.unroute('**/api/auth/validate-reset-token')
  await page.getByRole('button', { name: 'Retry' }).click()

  const form = newPasswordForm(page)
  await form.password.fill('Password1!')
  await form.confirmation.fill('Password1!')
  expectFailure('/api/auth/reset-password')
  await form.reset.click()
  const common = 'This password is too common. Please choose another.'
  await takeToast(page, 'Password Reset Failed', common)
  expect(await mistakeAt(form.password)).toBe(common)
  await form.password.fill(newPassword)
  await form.confirmation.fill(newPassword)
  await page.route('**/api/auth/reset-password', (route) => route.abort())
  await form.reset.click()
  const noLine = 'Unable to connect. Please check your connection and try again.'
  await takeToast(page, 'Password Reset Failed', noLine)
  await page.unroute('**/api/auth/reset-password')

  // From here on only this test moves the clock.
  const start = await page.evaluate(() => Date.now() + 1000)
  await context.clock.pauseAt(start)
  await form.reset.click()
  await page.getByRole('heading', { name: 'Password reset', exact: true }).waitFor()
  expect(await findBarriersAtRest(page)).toEqual([])
  const passed = (await page.evaluate(() => Date.now())) - start
  await context.clock.runFor(2999 - passed)
  await page.getByRole('heading', { name: 'Password reset', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/reset-password')
  await context.clock.runFor(1)
  const signInButton = page.getByRole('main').getByRole('button', { name: 'Sign in' })
  await signInButton.waitFor()
  expect(new URL(page.url()).pathname).toBe('/')
  await context.clock.resume()

  expectFailure('/api/auth/login')
  await signIn(page, email, password)
  await takeToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
  await signIn(page, email, newPassword)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a used, replaced or expired link leads back to the sign-in page', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await logOut(page)
  const heading = page.getByRole('heading', { name: 'Invalid Reset Link', exact: true })
  const sentence = page.getByText('This reset link is invalid or has expired.', { exact: true })
  const form = newPasswordForm(page)

  const replaced = await askForLink(product, page)
  const used = await askForLink(product, page)
  await page.goto(replaced)
  await heading.waitFor()
  await sentence.waitFor()
  expect(await page.title()).toBe('Invalid Reset Link · Evenkeel')
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('button', { name: 'Back to Login', exact: true }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/')

  await page.goto(used)
  await form.password.fill(newPassword)
  await form.confirmation.fill(newPassword)
  await form.reset.click()
  await page.getByRole('heading', { name: 'Password reset', exact: true }).waitFor()
  await page.goto(used)
  await heading.waitFor()
  await sentence.waitFor()

  // This link is valid when opened but expires before the new password is sent.
  product.app.clock.advance({ minutes: 16 })
  const old = await askForLink(product, page)
  await page.goto(old)
  await form.password.fill(password)
  await form.confirmation.fill(password)
  product.app.clock.advance({ minutes: 30, seconds: 1 })
  expectFailure('/api/auth/reset-password')
  await form.reset.click()
  await takeToast(page, 'Password Reset Failed', 'This reset link is invalid or has expired.')
  await heading.waitFor()
  await page.goto(old)
  await heading.waitFor()
  expect(complaints).toEqual([])
})

test('a reset signs out a user of that account in this browser', async () => {
  const product = await openProduct()
  const { page, openTab, complaints } = await product.openWindow()
  await signUp(page, email)
  const letterTab = await openTab()
  await letterTab.goto(await askForLink(product, page))
  const form = newPasswordForm(letterTab)
  await form.password.fill(newPassword)
  await form.confirmation.fill(newPassword)
  await form.reset.click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  await letterTab.getByRole('button', { name: 'Back to Login', exact: true }).click()
  await letterTab.getByRole('main').getByRole('button', { name: 'Sign in' }).waitFor()
  expect(complaints).toEqual([])
})
