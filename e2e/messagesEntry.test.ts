import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findBarriers, openProduct } from './support/product.ts'
import { mistakeAt } from './support/seen.ts'

/** Types, leaves the field, and waits for its message. */
async function says(field: Locator, text: string, mistake: string): Promise<void> {
  await field.fill(text)
  await field.blur()
  await expect.poll(() => mistakeAt(field), { message: text }).toBe(mistake)
}

/** The rules that the checklist shows as met. */
async function checklist(page: Page): Promise<Record<string, boolean>> {
  const lines = await page
    .getByRole('list', { name: 'Password rules' })
    .getByRole('listitem')
    .allTextContents()
  return Object.fromEntries(
    lines.map((line) => [line.replace(/\((not met yet|met)\)$/, ''), line.endsWith('(met)')]),
  )
}

test('sign-up shows errors at each field and what is missing next to the button', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await page.goto('/')
  const main = page.getByRole('main')
  const email = main.getByLabel('Email', { exact: true })
  const password = main.getByLabel('Password', { exact: true })
  const confirmation = main.getByLabel('Confirm password', { exact: true })
  const create = main.getByRole('button', { name: 'Create account' })
  const hint = main.getByText(/^Still missing:/)

  expect(await create.isDisabled()).toBe(true)
  expect(await hint.textContent()).toBe(
    'Still missing: a valid email address, a password, the same password again.',
  )
  expect(await checklist(page)).toEqual({
    'At least 8 characters': false,
    'One uppercase letter': false,
    'One lowercase letter': false,
    'One number': false,
    'One special character': false,
  })

  await says(email, '', 'Email is required')
  await says(email, 'ada', 'Invalid email address')
  // From then on it is validated while typing.
  await email.focus()
  await email.fill('ada@example.com')
  await expect.poll(() => mistakeAt(email)).toBe('')
  await email.fill(`${'a'.repeat(250)}@example.com`)
  await expect.poll(() => mistakeAt(email)).toBe('Email must be at most 255 characters')
  await email.fill('ada@example')
  await expect.poll(() => mistakeAt(email)).toBe('Invalid email address')

  await says(password, '', 'Password must be at least 8 characters long')
  await says(password, 'Keel-7', 'Password must be at least 8 characters long')
  await says(password, 'level-keel-7', 'Password must contain at least one uppercase letter')
  await says(password, 'LEVEL-KEEL-7', 'Password must contain at least one lowercase letter')
  await says(password, 'Level-keel', 'Password must contain at least one number')
  await says(password, 'Levelkeel7', 'Password must contain at least one special character')
  expect(await checklist(page)).toEqual({
    'At least 8 characters': true,
    'One uppercase letter': true,
    'One lowercase letter': true,
    'One number': true,
    'One special character': false,
  })
  await says(confirmation, '', 'Please confirm your password')
  await says(confirmation, 'Level-keel-7', "Passwords don't match")
  expect(await hint.textContent()).toBe(
    'Still missing: a valid email address, one special character, the same password again.',
  )
  expect(await findBarriers(page)).toEqual([])

  // The confirmation was correct all along, so fixing the password is enough.
  await password.fill('Level-keel-7')
  await expect.poll(() => mistakeAt(confirmation)).toBe('')
  await password.fill('Level-keel-8')
  await expect.poll(() => mistakeAt(confirmation)).toBe("Passwords don't match")
  expect(await create.isDisabled()).toBe(true)
  await email.fill('ada@example.com')
  await password.fill('Password1!')
  await confirmation.fill('Password1!')
  await expect.poll(() => create.isEnabled()).toBe(true)
  expect(await hint.count()).toBe(0)

  // A common password, which only the server rejects.
  expectFailure('/api/auth/register')
  await create.click()
  const common = 'This password is too common. Please choose another.'
  await expect.poll(() => mistakeAt(password)).toBe(common)
  expect(complaints).toEqual([])
})

test('sign-in shows errors at each field', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await page.goto('/')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  const main = page.getByRole('main')
  const email = main.getByLabel('Email', { exact: true })
  const password = main.getByLabel('Password', { exact: true })
  // The button is never disabled here: pressing it shows the errors and focuses the first.
  await main.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => mistakeAt(email)).toBe('Invalid email address')
  expect(await mistakeAt(password)).toBe('Password is required')
  expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
  await says(email, 'ada@', 'Invalid email address')
  expect(await findBarriers(page)).toEqual([])
  await says(email, 'ada@example.com', '')
  expect(complaints).toEqual([])
})

test('password managers and one-time codes find their fields', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  const completion = (label: string) =>
    page.getByRole('main').getByLabel(label, { exact: true }).getAttribute('autocomplete')
  await page.goto('/')
  expect(await completion('Email')).toBe('username')
  expect(await completion('Password')).toBe('new-password')
  expect(await completion('Confirm password')).toBe('new-password')
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click()
  expect(await completion('Email')).toBe('username')
  expect(await completion('Password')).toBe('current-password')
  await page.goto('/reset-password')
  expect(await completion('Reset token')).toBe('one-time-code')
  expect(complaints).toEqual([])
})
