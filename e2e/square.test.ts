import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { reconcile } from '../server/src/payments/reconcile.ts'
import { password, signUp } from './support/people.ts'
import { findBarriers } from './support/product.ts'
import { takeToast } from './support/seen.ts'
import { blockScript, openSquareProduct, serveScript } from './support/square.ts'

// Paying with Square's card form.

const payButton = (page: Page) => page.getByRole('button', { name: 'Pay $5', exact: true })

async function openCardForm(page: Page): Promise<void> {
  await page.goto('/payment')
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await page.getByRole('heading', { name: 'Card details' }).waitFor()
}

const cardNumber = (page: Page) =>
  page.frameLocator('iframe[title="Secure card form"]').getByLabel('Card number')

function isSquareIn(page: Page): Promise<boolean> {
  return page.evaluate(() => 'Square' in window)
}

test("somebody pays in Square's form, which is let in at /payment alone", async () => {
  const product = await openSquareProduct()
  const { page, context, complaints } = await product.openWindow()
  await serveScript(context)
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await signUp(page, 'ada@example.com')
  expect(await isSquareIn(page)).toBe(false)
  await page.getByRole('region', { name: 'Trial' }).getByRole('link', { name: 'Upgrade' }).click()
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await cardNumber(page).fill('4111111111111111')
  expect(await isSquareIn(page)).toBe(true)
  expect(await findBarriers(page)).toEqual([])
  await payButton(page).dblclick()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await takeToast(
    page,
    'Payment Successful',
    'Everything is unlocked for good. A receipt is on its way.',
  )
  expect(await isSquareIn(page)).toBe(false)
  expect(sent.filter((text) => text.includes('4111'))).toEqual([])
  const captures = [...product.square.payments.values()].map((payment) => payment.captures)
  expect(captures).toEqual([1])
  expect(complaints).toEqual([])
})

test('the card form is told the price and the ids, for 3-D Secure too', async () => {
  const product = await openSquareProduct()
  const { page, context } = await product.openWindow()
  await serveScript(context, { mistake: 'Credit card expiration date is not valid' })
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await cardNumber(page).waitFor()
  await payButton(page).click()
  await takeToast(page, 'Payment Failed', 'Credit card expiration date is not valid')
  const told = await page.evaluate(() => {
    const { squareIds, tokenized } = window as unknown as Record<string, unknown>
    return { squareIds, tokenized }
  })
  expect(told).toEqual({
    squareIds: ['sq0idp-test', 'L1'],
    tokenized: {
      amount: '5.00',
      currencyCode: 'USD',
      intent: 'CHARGE',
      customerInitiated: true,
      sellerKeyedIn: false,
      billingContact: {},
    },
  })
  expect(product.square.payments.size).toBe(0)
})

test('the card form has the colours of a dark page', async () => {
  const product = await openSquareProduct()
  const { page, context, complaints } = await product.openWindow()
  await page.emulateMedia({ colorScheme: 'dark' })
  await serveScript(context)
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await cardNumber(page).waitFor()
  const options = await page.evaluate(() => (window as { cardOptions?: object }).cardOptions)
  expect(options).toMatchObject({
    style: {
      input: { backgroundColor: '#12232d', color: '#e8eef0' },
      '.input-container': { borderColor: '#647b85' },
      '.input-container.is-focus': { borderColor: '#5cc2b8' },
      '.message-text': { color: '#9db0b8' },
      '.message-text.is-error': { color: '#f87171' },
    },
  })
  // A frame whose document is light gets a white background anywhere else.
  const frame = page.locator('iframe')
  expect(await frame.evaluate((element) => getComputedStyle(element).colorScheme)).toBe('light')
  expect(complaints).toEqual([])
})

test('a declined card is named in our words, and the next one pays', async () => {
  const product = await openSquareProduct()
  const { page, context, complaints, expectFailure } = await product.openWindow()
  await serveScript(context, { token: 'cnon:decline-CVV_FAILURE' })
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await cardNumber(page).waitFor()
  expectFailure('/api/process-payment')
  await payButton(page).click()
  await takeToast(
    page,
    'Payment Failed',
    'Your card was declined: the security code (CVV) does not match. Check it and try again.',
  )
  await serveScript(context)
  await openCardForm(page)
  await page.getByText('Your last card was declined. You were not charged.').waitFor()
  await cardNumber(page).waitFor()
  await payButton(page).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  expect(complaints).toEqual([])
})

const refresh = 'Please refresh the page and try again.'
const configuration = 'Payments are not set up correctly here. Please write to our support.'

test('without the script: a notice after five seconds, and one on submit', async () => {
  const product = await openSquareProduct()
  const { page, context, expectFailure } = await product.openWindow()
  await blockScript(context)
  expectFailure('square.js')
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  expect(await findBarriers(page)).toEqual([])
  await payButton(page).click()
  await takeToast(page, 'Payment Error', `Payment system is not available. ${refresh}`)
  await page.clock.runFor(5000)
  await takeToast(page, 'Payment Error', `The payment system took too long to load. ${refresh}`)
  expect(product.square.payments.size).toBe(0)
})

test('a form that is not ready says so', async () => {
  const product = await openSquareProduct()
  const { page, context } = await product.openWindow()
  await serveScript(context, { isSlow: true })
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await payButton(page).click()
  await takeToast(
    page,
    'Payment Error',
    'The card form is not ready yet. Please wait a moment and try again.',
  )
})

test.each([
  [
    'a wrong application',
    { initFails: 'InvalidApplicationIdError' },
    'Configuration Error',
    configuration,
  ],
  [
    'a wrong location',
    { initFails: 'InvalidLocationIdError' },
    'Configuration Error',
    configuration,
  ],
  [
    'an init that fails',
    { initFails: 'UnexpectedError' },
    'Payment Setup Error',
    `The card form could not be set up. ${refresh}`,
  ],
  [
    'an attach that fails',
    { attachFails: 'ElementNotFoundError' },
    'Payment Setup Error',
    `The card form could not be set up. ${refresh}`,
  ],
])('%s is told under its own title', async (_, script, title, sentence) => {
  const product = await openSquareProduct()
  const { page, context } = await product.openWindow()
  await serveScript(context, script)
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await takeToast(page, title, sentence)
})

test.each([
  ['no application', 'data-application="sq0idp-test"', 'data-application=""'],
  ['no location', 'data-location="L1"', 'data-location=""'],
])('%s is a configuration error', async (_, present, absent) => {
  const product = await openSquareProduct()
  const { page, context } = await product.openWindow()
  await serveScript(context)
  await signUp(page, 'ada@example.com')
  await page.route('**/payment', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace(present, absent) })
  })
  await openCardForm(page)
  await takeToast(page, 'Configuration Error', configuration)
})

test('the sign-up leads to the card form, and paying opens the account', async () => {
  const product = await openSquareProduct()
  const { page, context, complaints } = await product.openWindow()
  await serveScript(context)
  await page.goto('/')
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByText('$5 once. The payment comes next.').waitFor()
  await page.getByLabel('Email', { exact: true }).fill('eve@example.com')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).click()
  await cardNumber(page).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await payButton(page).click()
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await takeToast(page, 'Payment Successful')
  expect(await isSquareIn(page)).toBe(false)
  expect(complaints).toEqual([])
})

test("the other way leads to Square's page and back, and the payment is found", async () => {
  const product = await openSquareProduct()
  const { page, context, complaints } = await product.openWindow()
  const { app, square, url } = product
  await serveScript(context)
  await context.route('https://square.link/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Square</title><a href="${url}/payment?from=square">Back</a>`,
    }),
  )
  await signUp(page, 'ada@example.com')
  await openCardForm(page)
  await page
    .getByRole('button', { name: 'Having trouble? Try alternative payment method', exact: true })
    .click()
  await page.getByRole('link', { name: 'Back' }).waitFor()
  const [link] = square.links.values()
  expect(page.url()).toBe(link?.url)
  square.payOnPage(link?.order_id ?? '')
  await page.getByRole('link', { name: 'Back' }).click()
  await page.getByText('Your payment is being confirmed.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await reconcile(app.context)
  await page.clock.runFor(2000)
  await page.getByRole('heading', { name: 'Dashboard', exact: true }).waitFor()
  await takeToast(page, 'Payment Successful')
  expect(complaints).toEqual([])
})

test('who comes back from the page without paying can try again', async () => {
  const product = await openSquareProduct()
  const { page, context, complaints } = await product.openWindow()
  await serveScript(context)
  await signUp(page, 'ada@example.com')
  await page.goto('/payment?from=square')
  await page.getByText('Your payment is being confirmed.').waitFor()
  await page.clock.runFor(60_000)
  await page.getByRole('button', { name: 'Continue to Payment', exact: true }).waitFor()
  expect(complaints).toEqual([])
})
