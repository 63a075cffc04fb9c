import type { Said } from './ask.ts'

// What is said of the upgrade and the trial, neither of which there is where everybody has full access.

const place =
  'Upgrade, in the banner and in Settings, leads to the payment page. Premium is one payment of $5.00, for life: there you continue to payment and enter your card.'

export const upgradeTexts = {
  upgrade: `${place} It unlocks unlimited transactions, advanced analytics, recurring bills, AI-powered insights, data export and priority support.`,
  place:
    'Upgrade, in the banner and in Settings, leads to the payment page: one payment, for life.',
  trial:
    'The free trial runs for 7 days from sign-up. How many of them are left is in the banner on the dashboard and in Settings, under Account Information. After it, the upgrade is one payment of $5.00.',
  cost: 'Evenkeel costs one payment of $5.00, after a free trial of 7 days. Whether you made it is under Account Information in Settings.',
  price: 'The upgrade is one payment of $5.00, for life. It is not monthly, and nothing renews.',
  paid: 'Whether your upgrade went through is under Account Information in Settings. Your bills, and what was paid for them, are on the Recurring Bills page.',
  cancel:
    'There is nothing to cancel: the upgrade is one payment of $5.00, for life, and nothing renews. You can delete your account in Settings.',
} as const

const all: ReadonlySet<unknown> = new Set(Object.values(upgradeTexts))

/** With billing off, every account is premium from the start. */
export function withoutUpgrade(said: Said): Said {
  return all.has(said.text)
    ? {
        ...said,
        text: 'There is nothing to pay here: your account has full access, without a trial or an upgrade. You can delete it in Settings.',
      }
    : said
}
