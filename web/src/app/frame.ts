import { lazyPart } from '#lib/lazyPart.ts'
import { log } from '#lib/log.ts'
import { pageAt, resetPassword } from './pages.ts'

/** Everything around a signed-in page, in a chunk of its own. */
export const signedIn = lazyPart(() => import('./signedIn.tsx'), 'SignedIn')

/**
 * Fetches what an address shows all at once, rather than frame first and page after it. The landing page, which a
 * visitor sees, is in the entry. Showing the page fetches again what failed here, and a failure is shown then.
 */
export async function preloadPage(address: string, isSignedIn: boolean): Promise<void> {
  await Promise.all(partsAt(address, isSignedIn).map((part) => part.load().catch(noteFailure)))
}

function partsAt(address: string, isSignedIn: boolean) {
  if (address === '/reset-password') return [resetPassword]
  return isSignedIn ? [signedIn, pageAt(address)] : []
}

function noteFailure(error: unknown) {
  log('A page could not be fetched ahead.', error)
}
