import { lazyPart } from '#lib/lazyPart.ts'
import { log } from '#lib/log.ts'
import { pageAt, resetPassword } from './pages.ts'

/** Everything around a signed-in page, in a chunk of its own. */
export const signedIn = lazyPart(() => import('./signedIn.tsx'), 'SignedIn')

/** Fetches the frame and the page of an address in parallel. */
export function preloadPage(address: string): Promise<void> {
  return preload(address === '/reset-password' ? [resetPassword] : [signedIn, pageAt(address)])
}

/** A failure is only logged: rendering a part fetches it again and shows the failure. */
export async function preload(parts: readonly { load: () => Promise<unknown> }[]): Promise<void> {
  const noteFailure = (error: unknown) => log('A page could not be prefetched.', error)
  await Promise.all(parts.map((part) => part.load().catch(noteFailure)))
}
