import { createOwnThread } from './ownThread.ts'

/** A password to estimate, and words that someone who knows the user would try. */
export type GuessQuestion = { password: string; words: readonly string[] }

/**
 * How many guesses an informed attacker needs for a password. The dictionaries take half a second to load and tens of
 * megabytes, so they live in a thread of their own.
 */
export const countGuesses = createOwnThread<GuessQuestion, number>(
  'server/src/adapters/passwordGuessesWorker.ts',
)
