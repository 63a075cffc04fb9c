import { lazyPart } from '#lib/lazyPart.ts'
import { log } from '#lib/log.ts'
import { pageAt } from './pages.ts'

/** Everything around the pages of a signed-in person, in a file of its own. */
export const signedIn = lazyPart(() => import('./signedIn.tsx'), 'SignedIn')

/** Fetches what an address shows to whoever is signed in all at once, rather than frame first and page after it. */
export function preloadPage(address: string) {
  for (const part of [signedIn, pageAt(address)]) part.load().catch(noteFailure)
}

/** Showing the page fetches it again, and a failure is shown then. */
function noteFailure(error: unknown) {
  log('A page could not be fetched ahead.', error)
}
