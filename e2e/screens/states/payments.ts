import type { Page } from 'playwright-core'
import { answer, button, type State } from '../state.ts'

async function openCardForm(page: Page): Promise<void> {
  await button(page, 'Continue to Payment').click()
  await page.getByLabel('Card number').waitFor()
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry date').fill('1230')
  await page.getByLabel('CVV').fill('123')
  await page.getByLabel('Postal code').fill('94103')
}

export const payments: readonly State[] = [
  { name: 'payment', who: 'newcomer', path: '/payment' },
  { name: 'payment-card', who: 'newcomer', path: '/payment', steps: openCardForm },
  {
    name: 'payment-code',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await typeCard(page, '5248480000210034')
      await button(page, 'Pay $5').click()
      await page.getByLabel('Verification code').waitFor()
    },
  },
  {
    name: 'payment-alternative',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await button(page, 'Having trouble? Try alternative payment method').click()
      await page.getByLabel('Name on card').waitFor()
    },
  },
  {
    name: 'payment-declined',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await typeCard(page, '4000000000000002')
      await button(page, 'Pay $5').click()
      await page.getByText('Your card was declined.').first().waitFor()
      await page.reload()
      await page.getByText('Your last card was declined.').waitFor()
    },
  },
  {
    name: 'payment-pending',
    who: 'newcomer',
    path: '/payment',
    before: answer('**/api/payment-status', { status: 'pending' }),
    steps: (page) => page.getByText('Your payment is being confirmed.').waitFor(),
  },
  {
    name: 'payment-registration',
    who: 'nobody',
    path: '/payment',
    steps: async (page) => {
      await page.getByLabel('Email', { exact: true }).fill('ada@example.com')
      await page.getByLabel('Password', { exact: true }).fill('Level-keel-7')
      await page.getByLabel('Confirm password', { exact: true }).fill('Level-keel-7')
      await button(page, 'Continue to Payment').click()
      await page.getByRole('heading', { name: 'Complete your registration' }).waitFor()
    },
  },
  { name: 'all-set', who: 'demo', path: '/payment' },
  { name: 'payment-trial-over', who: 'newcomer', path: '/payment', story: { daysAgo: 8 } },
  {
    name: 'payment-incomplete',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await button(page, 'Pay $5').click()
      await page.getByText('Please fill in all card details.').waitFor()
    },
    windowOnly: true,
  },
  {
    name: 'payment-done',
    who: 'newcomer',
    path: '/payment',
    steps: async (page) => {
      await openCardForm(page)
      await typeCard(page, '4111111111111111')
      await button(page, 'Pay $5').click()
      await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
    },
    windowOnly: true,
  },
]
