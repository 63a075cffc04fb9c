import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { password, signIn, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { tabTo, takeToast, waitForFocus } from './support/seen.ts'

const email = 'ada@example.com'

function form(page: Page) {
  const main = page.getByRole('main')
  return {
    email: main.getByLabel('Email', { exact: true }),
    password: main.getByLabel('Password', { exact: true }),
    confirmation: main.getByLabel('Confirm password', { exact: true }),
    create: main.getByRole('button', { name: 'Create account' }),
    signIn: main.getByRole('button', { name: 'Sign in' }),
  }
}

test('the landing page describes the product, and its demo is still with reduced motion', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await page.goto('/')
  const demo = page.getByRole('region', { name: 'A sample month' })
  await demo.getByRole('button', { name: 'Play the demo' }).waitFor()
  expect(await page.title()).toBe('Sign up · Evenkeel')
  expect(await demo.getByRole('listitem').allInnerTexts()).toHaveLength(4)
  expect(await demo.getByRole('listitem').filter({ visible: true }).count()).toBe(4)
  await demo.getByText('$2,323.60').waitFor()

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.reload()
  const pause = demo.getByRole('button', { name: 'Pause the demo' })
  await pause.click()
  const play = demo.getByRole('button', { name: 'Play the demo' })
  await play.waitFor()
  const arrived = () => demo.getByRole('listitem').filter({ visible: true }).count()
  const before = await arrived()
  await page.clock.runFor(20_000)
  expect(await arrived()).toBe(before)
  await play.click()
  // Long enough for every step of the demo, wherever it started.
  const seen = new Set<number>()
  for (let second = 0; second < 12; second += 1) {
    await page.clock.runFor(1000)
    seen.add(await arrived())
  }
  expect([...seen].toSorted()).toEqual([0, 1, 2, 3, 4])
  expect(complaints).toEqual([])
})

test('by keyboard alone: sign up, log out, sign in', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await page.goto('/')
  const fields = form(page)
  await fields.email.waitFor()
  await page.keyboard.press('Tab')
  await waitForFocus(page.getByRole('link', { name: 'Skip to content' }))
  await page.keyboard.press('Enter')
  await tabTo(page, fields.email)
  await page.keyboard.type(email)
  await tabTo(page, fields.password)
  await page.keyboard.type(password)
  await tabTo(page, fields.confirmation)
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await waitForFocus(page.getByRole('heading', { name: 'Dashboard', exact: true }))

  await tabTo(page, page.getByRole('button', { name: 'Log out' }))
  await page.keyboard.press('Enter')
  await fields.signIn.waitFor()
  expect(await page.title()).toBe('Sign in · Evenkeel')
  await tabTo(page, fields.email)
  await page.keyboard.type(email)
  await tabTo(page, fields.password)
  await page.keyboard.type(password)
  await tabTo(page, page.getByRole('button', { name: 'Show password' }))
  await page.keyboard.press('Enter')
  expect(await fields.password.getAttribute('type')).toBe('text')
  await tabTo(page, fields.signIn)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('a server error shows a toast and keeps the input', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, email)
  await page.getByRole('button', { name: 'Log out' }).click()
  const fields = form(page)
  const banner = page.getByRole('banner')

  await fields.signIn.waitFor()
  expectFailure('/api/auth/login')
  await fields.email.fill(email)
  await fields.password.fill('Wrong-harbour-1')
  await fields.signIn.click()
  await takeToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
  await waitForFocus(fields.password)
  expect(await fields.email.inputValue()).toBe(email)

  await page.route('**/api/auth/login', (route) => route.abort())
  await fields.signIn.click()
  const noLine = 'Unable to connect. Please check your connection and try again.'
  await takeToast(page, 'Login Error', noLine)
  await page.unroute('**/api/auth/login')

  for (let guess = 2; guess <= 5; guess += 1) {
    await fields.signIn.click()
    await takeToast(page, 'Login Failed', 'Invalid email or password. Please try again.')
  }
  // After five guesses even the correct password has to wait.
  await fields.password.fill(password)
  await fields.signIn.click()
  await takeToast(page, 'Login Failed', 'Too many attempts. Please try again in 15 minutes.')
  product.app.clock.advance({ minutes: 15, seconds: 1 })
  await fields.signIn.click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await page.getByRole('button', { name: 'Log out' }).click()

  await banner.getByRole('button', { name: 'Sign up' }).click()
  expectFailure('/api/auth/register')
  await fields.email.fill(' ADA@example.com ')
  await fields.password.fill(password)
  await fields.confirmation.fill(password)
  await fields.create.click()
  const taken = 'An account with this email may already exist. Please try logging in instead.'
  await takeToast(page, 'Registration Failed', taken)
  expect(await fields.confirmation.inputValue()).toBe(password)
  await page.route('**/api/auth/register', (route) => route.abort())
  await fields.create.click()
  await takeToast(page, 'Registration Error', noLine)
  await page.unroute('**/api/auth/register')

  const wait = 'Too many attempts. Please try again in 60 minutes.'
  await page.route('**/api/auth/register', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      json: {
        type: 'about:blank',
        title: 'Too many requests',
        status: 429,
        code: 'too_many_requests',
        message: wait,
        requestId: 'r1',
      },
    }),
  )
  await fields.create.click()
  await takeToast(page, 'Registration Failed', wait)
  await page.unroute('**/api/auth/register')

  await fields.create.click()
  const notices = page.getByRole('region', { name: 'Notifications (F8)' })
  await notices.getByRole('button', { name: 'Sign in instead' }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await notices.getByRole('button', { name: 'Sign in instead' }).click()
  // The email carries over to the other form.
  await fields.signIn.waitFor()
  expect(await fields.email.inputValue()).toMatch(/ada@example\.com/i)
  await signIn(page, email)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})
