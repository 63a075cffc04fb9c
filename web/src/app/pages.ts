import type { ComponentType } from 'react'
import { lazyPart } from '#lib/lazyPart.ts'

/** Every page that the first paint of the landing page does not need, each in a file of its own. */
const dashboard = lazyPart(() => import('./dashboard/dashboardPage.tsx'), 'DashboardPage')
const recurringBills = lazyPart(() => import('./recurringBillsPage.tsx'), 'RecurringBillsPage')
const history = lazyPart(() => import('./historyPage.tsx'), 'HistoryPage')
const settings = lazyPart(() => import('./settingsPage.tsx'), 'SettingsPage')
const payment = lazyPart(() => import('./paymentPage.tsx'), 'PaymentPage')
const notFound = lazyPart(() => import('./notFoundPage.tsx'), 'NotFoundPage')
export const resetPassword = lazyPart(() => import('./resetPasswordPage.tsx'), 'ResetPasswordPage')

type PagePart = { Part: ComponentType; load: () => Promise<unknown> }

/** SPEC.md §2 Routing: these addresses to the letter, and the 404 page at any other. */
const byAddress = new Map<string, PagePart>([
  ['/', dashboard],
  ['/dashboard', dashboard],
  ['/recurring-bills', recurringBills],
  ['/history', history],
  ['/settings', settings],
  ['/payment', payment],
])

/** What an address shows to whoever is signed in. */
export function pageAt(address: string): PagePart {
  return byAddress.get(address) ?? notFound
}
