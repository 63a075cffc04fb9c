import { lazyPart } from '#lib/lazyPart.ts'

/** Every page that the first paint of the landing page does not need, each in a file of its own. */
export const dashboard = lazyPart(() => import('./dashboard/dashboardPage.tsx'), 'DashboardPage')
export const recurringBills = lazyPart(
  () => import('./recurringBillsPage.tsx'),
  'RecurringBillsPage',
)
export const settings = lazyPart(() => import('./settingsPage.tsx'), 'SettingsPage')
export const payment = lazyPart(() => import('./paymentPage.tsx'), 'PaymentPage')
export const notFound = lazyPart(() => import('./notFoundPage.tsx'), 'NotFoundPage')
export const resetPassword = lazyPart(() => import('./resetPasswordPage.tsx'), 'ResetPasswordPage')

const byAddress = new Map<string, { load: () => Promise<unknown> }>([
  ['/', dashboard],
  ['/dashboard', dashboard],
  ['/recurring-bills', recurringBills],
  ['/settings', settings],
  ['/payment', payment],
])

/** What an address shows to whoever is signed in. */
export function pageAt(address: string): { load: () => Promise<unknown> } {
  return byAddress.get(address) ?? notFound
}
