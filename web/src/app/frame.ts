import { lazyPart } from '#lib/lazyPart.ts'
import { log } from '#lib/log.ts'
import { pageAt, resetPassword } from './pages.ts'

/** Everything around a signed-in page, in a chunk of its own. */
export const signedIn = lazyPart(() => import('./signedIn.tsx'), 'SignedIn')

/**
 * Fetches the frame and the page of an address in parallel. The landing page is part of the entry chunk. A failure here
 * is only logged: rendering the page fetches again and shows it.
 */
export async function preloadPage(address: string, isSignedIn: boolean): Promise<void> {
  const noteFailure = (error: unknown) => log('A page could not be prefetched.', error)
  await Promise.all(partsAt(address, isSignedIn).map((part) => part.load().catch(noteFailure)))
}

function partsAt(address: string, isSignedIn: boolean) {
  if (address === '/reset-password') return [resetPassword]
  return isSignedIn ? [signedIn, pageAt(address)] : []
}
