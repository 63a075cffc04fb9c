import { lazyPart } from '#lib/lazyPart.ts'
import { preload } from './frame.ts'

/** What a visitor sees, in a chunk of its own. */
export const welcome = lazyPart(() => import('./welcomePage.tsx'), 'WelcomePage')

export function preloadWelcome(): Promise<void> {
  return preload([welcome])
}
