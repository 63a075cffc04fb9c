import type { ComponentType } from 'react'
import { lazyPart } from '#lib/lazyPart.ts'

/** Every page but the landing page, each in a chunk of its own. */
const dashboard = lazyPart(() => import('./dashboard/dashboardPage.tsx'), 'DashboardPage')
const recurringBills = lazyPart(() => import('./recurringBillsPage.tsx'), 'RecurringBillsPage')
const month = lazyPart(() => import('./monthPage.tsx'), 'MonthPage')
const bill = lazyPart(() => import('./billPage.tsx'), 'BillPage')
const history = lazyPart(() => import('./historyPage.tsx'), 'HistoryPage')
const settings = lazyPart(() => import('./settingsPage.tsx'), 'SettingsPage')
const payment = lazyPart(() => import('./paymentPage.tsx'), 'PaymentPage')
const notFound = lazyPart(() => import('./notFoundPage.tsx'), 'NotFoundPage')
export const resetPassword = lazyPart(() => import('./resetPasswordPage.tsx'), 'ResetPasswordPage')

type PagePart = { Part: ComponentType; load: () => Promise<unknown> }

const byAddress = new Map<string, PagePart>([
  ['/', dashboard],
  ['/dashboard', dashboard],
  ['/recurring-bills', recurringBills],
  ['/history', history],
  ['/settings', settings],
  ['/payment', payment],
])

const billAddress = /^\/recurring-bills\/[0-9a-f-]{36}$/
const monthAddress = /^\/months\/(19|20|21)\d\d-(0[1-9]|1[0-2])$/

/** The page a signed-in user sees at an address. */
export function pageAt(address: string): PagePart {
  if (monthAddress.test(address)) return month
  if (billAddress.test(address)) return bill
  return byAddress.get(address) ?? notFound
}
