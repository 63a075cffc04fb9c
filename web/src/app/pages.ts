import { lazyPage } from './lazyPage.tsx'
import type { SessionState } from './session/sessionState.ts'

/** Every page that the first paint of the landing page does not need, each in a file of its own. */
export const signedIn = lazyPage(() => import('./signedIn.tsx'), 'SignedIn')
export const dashboard = lazyPage(() => import('./dashboard/dashboardPage.tsx'), 'DashboardPage')
export const notFound = lazyPage(() => import('./notFoundPage.tsx'), 'NotFoundPage')

const byAddress: Record<string, { load: () => Promise<unknown> }> = {
  '/': dashboard,
  '/dashboard': dashboard,
}

/** Fetches what an address shows at once, rather than frame first and page after it. */
export function preloadPage(state: SessionState, address: string) {
  if (state.status === 'signed-out') return
  void signedIn.load()
  void byAddress[address]?.load()
}
