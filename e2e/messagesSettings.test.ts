import { expect, test } from 'vitest'
import { password, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { mistakeAt, takeToast } from './support/seen.ts'

test('changing the password shows errors at the field and in a toast', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  await page.goto('/settings')
  const form = page.getByRole('region', { name: 'Change Password' })
  const current = form.getByLabel('Current password')
  const next = page.getByLabel('New password', { exact: true })
  const again = page.getByLabel('Confirm new password')
  const submit = page.getByRole('button', { name: 'Change Password', exact: true })
  const hint = page.getByText('Fill in all three fields to continue.', { exact: true })

  await current.fill('Wrong-harbour-1')
  await next.fill('Keel-7')
  expect(await submit.isDisabled()).toBe(true)
  await hint.waitFor()
  await again.fill('Keel-8')
  expect(await submit.isDisabled()).toBe(false)
  expect(await hint.count()).toBe(0)
  await submit.click()
  const mismatch = 'New passwords do not match. Please try again.'
  await takeToast(page, 'Password Mismatch', mismatch)
  expect(await mistakeAt(again)).toBe(mismatch)

  const weak = {
    'Keel-7': 'Password must be at least 8 characters long.',
    'level-keel-7': 'Password must contain at least one uppercase letter.',
    'LEVEL-KEEL-7': 'Password must contain at least one lowercase letter.',
    'Level-keel': 'Password must contain at least one number.',
    Levelkeel7: 'Password must contain at least one special character.',
  }
  for (const [text, sentence] of Object.entries(weak)) {
    await next.fill(text)
    await again.fill(text)
    await submit.click()
    await expect.poll(() => mistakeAt(next), { message: text }).toBe(sentence)
  }
  expect(await findBarriers(page)).toEqual([])

  expectFailure('/api/auth/change-password')
  await next.fill('Password1!')
  await again.fill('Password1!')
  await current.fill(password)
  await submit.click()
  const common = 'This password is too common. Please choose another.'
  await takeToast(page, 'Password Change Failed', common)
  expect(await mistakeAt(next)).toBe(common)
  await next.fill('Quiet-Anchor-8')
  await again.fill('Quiet-Anchor-8')
  await current.fill('Wrong-harbour-1')
  for (let guess = 1; guess <= 5; guess += 1) {
    await submit.click()
    await takeToast(page, 'Password Change Failed', 'Current password is incorrect')
    expect(await mistakeAt(current)).toBe('Current password is incorrect')
  }
  await submit.click()
  await takeToast(
    page,
    'Password Change Failed',
    'Too many attempts. Please try again in 15 minutes.',
  )
  await page.route('**/api/auth/change-password', (route) => route.abort())
  await submit.click()
  await takeToast(page, 'Password Change Failed', 'Failed to change password. Please try again.')
  expect(complaints).toEqual([])
})

test('changing the email address shows errors at its field', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  await page.goto('/settings')
  const address = page.getByLabel('New email')
  const form = page.getByRole('main').locator('form').filter({ has: address })
  const current = form.getByLabel('Current password')
  const submit = form.getByRole('button', { name: 'Send confirmation link' })
  await submit.click()
  await expect.poll(() => mistakeAt(address)).toBe('Email is required')
  expect(await mistakeAt(current)).toBe('Current password is required')
  await address.fill('grace')
  await expect.poll(() => mistakeAt(address)).toBe('Invalid email address')
  expect(await findBarriers(page)).toEqual([])

  expectFailure('/api/auth/change-email')
  await address.fill(' ADA@example.com')
  await current.fill(password)
  await submit.click()
  await takeToast(page, 'Email Change Failed', 'This is already your email address')
  expect(await mistakeAt(address)).toBe('This is already your email address')
  await address.fill('grace@example.com')
  await current.fill('Wrong-harbour-1')
  await submit.click()
  await takeToast(page, 'Email Change Failed', 'Current password is incorrect')
  expect(await mistakeAt(current)).toBe('Current password is incorrect')
  expect(await address.inputValue()).toBe('grace@example.com')
  expect(complaints).toEqual([])
})
