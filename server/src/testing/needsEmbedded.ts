import type { TestContext } from 'vitest'
import { isGiven } from './postgres.ts'

/**
 * Skips tests of the embedded database when the suite runs against a given server, of which they say nothing. For
 * `beforeEach`, or for one test with its context.
 */
export function needsEmbedded(why: string): (context: Pick<TestContext, 'skip'>) => void {
  return ({ skip }) => skip(isGiven, `not against a given server: ${why}`)
}
