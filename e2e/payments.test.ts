import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { reconcile } from '../server/src/payments/reconcile.ts'
import { deliverMail } from '../server/src/testing/mail.ts'
import { password, signUp } from './support/people.ts'
import { findBarriers, openProduct } from './support/product.ts'
import { takeToast, waitForFocus } from './support/seen.ts'

// Paying with the simulator, as a user would.

const canary = '4111111111111111'

type Card = { number?: string; expiry?: string; cvv?: string; postalCode?: string }

async function openCardForm(page: Page): Promise<void> {
  await page.goto('/payment')
  await page
    .getByText('7 days of your free trial remain. Nothing is taken before you decide.')
    .waitFor()
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await page.getByLabel('Card number').waitFor()
}

async function typeCard(page: Page, card: Card = {}): Promise<void> {
  const { number = canary, expiry = '1230', cvv = '123', postalCode = '94103' } = card
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill(expiry)
  await page.getByLabel('CVV').fill(cvv)
  await page.getByLabel('Postal code').fill(postalCode)
}

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $5', exact: true })

/** Everything the page sends, as text. */
function listen(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request: Request) => {
    sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`)
  })
  return sent
}

function textsWithCard(texts: readonly string[]): string[] {
  return texts.filter((text) => text.replace(/[ +-]/g, '').includes(canary))
}

test('a user pays within a minute and gets a receipt', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  const sent = listen(page)
  await openCardForm(page)
  await page.getByText('This is the payment simulator: no money moves.').waitFor()
  await waitForFocus(page.getByRole('region', { name: 'Payment' }))
  await payButton(page).click()
  await takeToast(page, 'Missing Information', 'Please fill in all card details.')
  await waitForFocus(page.getByLabel('Card number'))
  expect(await findBarriers(page)).toEqual([])
  await typeCard(page)
  expect(await page.getByLabel('Card number').inputValue()).toBe('4111 1111 1111 1111')
  expect(await page.getByLabel('Expiry date').inputValue()).toBe('12/30')
  await payButton(page).dblclick()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await takeToast(
    page,
    'Payment Successful',
    'Everything is unlocked for good. A receipt is on its way.',
  )
  expect(await page.getByRole('region', { name: 'Trial' }).count()).toBe(0)
  await page.goto('/settings')
  await page.getByText('Premium Account', { exact: true }).waitFor()
  await page.goto('/payment')
  await page.getByRole('heading', { name: "You're All Set!", exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.getByRole('link', { name: 'Go to the dashboard' }).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  const letters = await deliverMail(product.app)
  expect(letters.map(({ subject }) => subject)).toEqual(['Your Evenkeel receipt'])
  expect(textsWithCard(sent)).toEqual([])
  const { rows } = await product.app.database.pool.query('select * from payments')
  expect(rows).toHaveLength(1)
  expect(complaints).toEqual([])
})

test.each([
  [
    'a declined card',
    { number: '4000000000000002' },
    'Your card was declined. You were not charged. Try another card.',
  ],
  [
    'a wrong CVV',
    { cvv: '911' },
    'Your card was declined: the security code (CVV) does not match. Check it and try again.',
  ],
  [
    'a wrong postal code',
    { postalCode: '99999' },
    'Your card was declined: the postal code does not match the one your bank has. Check it and try again.',
  ],
  [
    'a wrong expiry',
    { expiry: '0140' },
    'Your card was declined: the expiry date does not match. Check it and try again.',
  ],
])('%s is told in words, and what was typed stays', async (_, card, sentence) => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await typeCard(page, card)
  expectFailure('/api/process-payment')
  await payButton(page).click()
  await takeToast(page, 'Payment Failed', sentence)
  expect(await page.getByLabel('CVV').inputValue()).not.toBe('')
  await page.reload()
  await page.getByText('Your last card was declined. You were not charged.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('when the bank asks for a code, a wrong one is declined and the correct one pays', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await typeCard(page, { number: '5248480000210034' })
  await payButton(page).click()
  const code = page.getByLabel('Verification code')
  await waitForFocus(code)
  expect(await findBarriers(page)).toEqual([])
  expectFailure('/api/process-payment')
  await page.keyboard.type('000000')
  await page.keyboard.press('Enter')
  await takeToast(
    page,
    'Payment Failed',
    'Your card was declined: your bank could not verify your identity. Try again, or use another card.',
  )
  await code.fill('123456')
  await page.getByRole('button', { name: 'Confirm and pay' }).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('the manual card form validates its four fields, and no card number leaves the page', async () => {
  const lines: string[] = []
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  page.on('console', (message) => lines.push(message.text()))
  await signUp(page, 'ada@example.com')
  const sent = listen(page)
  await openCardForm(page)
  await page
    .getByRole('button', { name: 'Having trouble? Try alternative payment method', exact: true })
    .click()
  const name = page.getByLabel('Name on card')
  await name.waitFor()
  expect(await findBarriers(page)).toEqual([])

  await payButton(page).click()
  await takeToast(page, 'Missing Information', 'Please fill in all card details.')
  await page.getByLabel('Card number').fill('4111 1111 1111')
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('CVV').fill('12a34')
  expect(await page.getByLabel('CVV').inputValue()).toBe('1234')
  await name.fill('Ada Lovelace')
  await payButton(page).click()
  await takeToast(page, 'Invalid Card', 'Please enter a valid card number.')
  // A number in the wrong field does not leave the page either.
  await page.getByLabel('Card number').fill(canary)
  await name.fill(canary)
  await payButton(page).click()
  await takeToast(page, 'Invalid Card', 'Please enter the name on the card, without its number.')
  await waitForFocus(name)
  await name.fill('Ada Lovelace')
  await page.getByLabel('Card number').fill('4000000000000002')
  expectFailure('/api/process-payment')
  await payButton(page).click()
  await takeToast(
    page,
    'Payment Failed',
    'Your card was declined. You were not charged. Try another card.',
  )
  await page.getByLabel('Card number').fill(canary)
  await payButton(page).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(textsWithCard([...sent, ...lines])).toEqual([])
  expect(sent.join('\n')).not.toContain('1234"')
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(textsWithCard([stored])).toEqual([])
  expect(complaints).toEqual([])
})

test('a payment whose reply was lost is tracked until it settles', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await signUp(page, 'ada@example.com')
  const { app } = product
  const source = { sourceId: 'cnon:simulator-lost-answer', amount: 500 }
  await page.request.post('/api/process-payment', {
    data: { ...source, email: 'upgrade@evenkeel.example', password: '' },
    headers: { origin: product.url },
  })
  await page.goto('/payment')
  await page.getByText('Your payment is being confirmed.').waitFor()
  await page.getByText('7 days of your free trial remain.', { exact: true }).waitFor()
  expect(await findBarriers(page)).toEqual([])
  app.clock.advance({ seconds: 5 })
  await reconcile(app.context)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await takeToast(page, 'Payment Successful')
  expect(complaints).toEqual([])
})

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await page.getByRole('heading', { name: 'Complete your registration' }).waitFor()
}

test('from the landing page: pay now, sign up, pay, and be signed in', async () => {
  const product = await openProduct()
  const { page, complaints, expectFailure } = await product.openWindow()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Seven days free. Then $5, once.' }).waitFor()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByText('$5 once. The payment comes next.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/payment')
  await fillSignUp(page, 'eve@example.com')
  await waitForFocus(page.getByRole('heading', { name: 'Complete your registration' }))
  expect(await findBarriers(page)).toEqual([])
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  )
  expect(stored).not.toContain(password)

  await typeCard(page, { number: '4000000000000002' })
  expectFailure('/api/process-payment')
  await payButton(page).click()
  await takeToast(
    page,
    'Payment Failed',
    'Your card was declined. You were not charged. Try another card.',
  )
  const accounts = await product.app.database.pool.query('select email from users')
  expect(accounts.rows).toEqual([])
  await page.getByLabel('Card number').fill(canary)
  await payButton(page).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await takeToast(page, 'Payment Successful')
  await page.reload()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

test('skipping the payment starts the trial', async () => {
  const product = await openProduct()
  const { page, complaints } = await product.openWindow()
  await page.goto('/payment')
  await fillSignUp(page, 'eve@example.com')
  await page.getByRole('button', { name: 'Back to sign-up' }).click()
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('eve@example.com')
  await fillSignUp(page, 'eve@example.com')
  await page.getByRole('button', { name: 'Skip and start the free trial' }).click()
  await page.getByText('Free trial: 7 days remaining.').waitFor()
  expect(complaints).toEqual([])
})

test('an existing account leads back to the sign-up step, and nothing is charged', async () => {
  const product = await openProduct()
  const { page, context, complaints, expectFailure } = await product.openWindow()
  await page.request.post('/api/auth/register', {
    data: { email: 'eve@example.com', username: 'eve', password },
    headers: { origin: product.url },
  })
  await context.clearCookies()
  await page.goto('/payment')
  await fillSignUp(page, 'eve@example.com')
  await typeCard(page)
  expectFailure('/api/process-payment')
  await payButton(page).click()
  await takeToast(
    page,
    'Account Already Exists',
    'An account with this email already exists. Please sign in.',
  )
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).waitFor()
  const { rows } = await product.app.database.pool.query('select * from payments')
  expect(rows).toEqual([])
  expect(complaints).toEqual([])
})

test.each([
  ['the identity call fails, and the login works', ['**/api/auth/me'], true],
  ['both fail', ['**/api/auth/me', '**/api/auth/login'], false],
])('after a payment that opened the account: %s', async (_, broken, isIn) => {
  const product = await openProduct()
  const { page, expectFailure } = await product.openWindow()
  await page.goto('/payment')
  await fillSignUp(page, 'eve@example.com')
  await typeCard(page)
  for (const url of broken) {
    expectFailure(url.slice(2))
    await page.route(url, (route) => route.fulfill({ status: 500 }), { times: 1 })
  }
  await payButton(page).click()
  if (isIn) await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  else {
    await takeToast(
      page,
      'Login Failed',
      'Account created but login failed. Please try logging in manually.',
    )
  }
})

test('with billing off nothing mentions payment', async () => {
  const product = await openProduct({ BILLING: 'off' })
  const { page, complaints } = await product.openWindow()
  await page.goto('/')
  await page.getByRole('heading', { name: 'Your figures are your own.' }).waitFor()
  const words = async () => (await page.locator('body').innerText()).toLowerCase()
  const traces = /\$5|premium|trial|seven days|upgrade|pay now/
  expect(await words()).not.toMatch(traces)
  await signUp(page, 'ada@example.com')
  expect(await words()).not.toMatch(traces)
  await page.goto('/settings')
  await page.getByText('Member since').waitFor()
  expect(await words()).not.toMatch(traces)
  await page.goto('/payment')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(complaints).toEqual([])
})
