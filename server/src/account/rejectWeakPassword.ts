import { AppError } from '@evenkeel/domain/errors'
import { isCommonPassword } from '#adapters/commonPasswords.ts'
import { countGuesses } from '#adapters/passwordGuesses.ts'

const tooCommon = 'This password is too common. Please choose another.'
const tooEasy = 'This password is too easy to guess. Please choose another.'

/** Twice what a word with a year and a sign needs, and well below eight random characters, which the rules accept. */
const guessesMin = 20_000_000

/** Rejects a new password that is among the first ones attackers try. */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) throw refusal(field, tooCommon)
}

/**
 * Rejects a new password that is easily guessed: a word with a few characters added, a row of keys, a date, or the
 * user's own email. Estimating takes much computation, so callers first apply their rate limit.
 */
export async function rejectGuessablePassword(
  field: string,
  password: string,
  email: string,
): Promise<void> {
  const guesses = await countGuesses({ password, words: ['evenkeel', ...wordsOf(email)] })
  if (guesses < guessesMin) throw refusal(field, tooEasy)
}

/** An email, its local part, and the words in it. */
function wordsOf(email: string): string[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const words = email.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  return [email, local, local.replace(/[^\p{L}\p{N}]/gu, ''), ...words]
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, errors: [{ field, message }] })
}
