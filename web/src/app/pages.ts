import { lazyPart } from '#lib/lazyPart.ts'
import type { SessionState } from './session/sessionState.ts'

/** Every page that the first paint of the landing page does not need, each in a file of its own. */
export const signedIn = lazyPart(() => import('./signedIn.tsx'), 'SignedIn')
export const dashboard = lazyPart(() => import('./dashboard/dashboardPage.tsx'), 'DashboardPage')
export const settings = lazyPart(() => import('#account/settings/settingsPage.tsx'), 'SettingsPage')
export const payment = lazyPart(() => import('#account/payment/paymentPage.tsx'), 'PaymentPage')
export const notFound = lazyPart(() => import('./notFoundPage.tsx'), 'NotFoundPage')
export const resetPassword = lazyPart(
  () => import('#account/resetPassword/resetPasswordPage.tsx'),
  'ResetPasswordPage',
)

const byAddress: Record<string, { load: () => Promise<unknown> }> = {
  '/': dashboard,
  '/dashboard': dashboard,
  '/settings': settings,
  '/payment': payment,
}

/** Fetches what an address shows at once, rather than frame first and page after it. */
export function preloadPage(state: SessionState, address: string) {
  if (state.status === 'signed-out') return
  void signedIn.load()
  void (byAddress[address] ?? notFound).load()
}
