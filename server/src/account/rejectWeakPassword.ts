import { AppError } from '@evenkeel/domain/errors'
import { isCommonPassword } from '#adapters/commonPasswords.ts'
import { countGuesses } from '#adapters/passwordGuesses.ts'
import type { Config } from '#config.ts'
import type { Context } from '#context.ts'

const tooCommon = 'This password is too common. Please choose another.'
const tooEasy = 'This password is too easy to guess. Please choose another.'

/** What anyone who attacks this product would try first. docs/security.md lists them too. */
const productWords = [
  ...['evenkeel', 'even keel', 'even-keel', 'keel', 'finance', 'money', 'budget', 'expense'],
  ...['income', 'savings', 'salary', 'ledger', 'account', 'dashboard', 'premium', 'admin'],
]

/** Twice what a word with a year and a sign needs, and well below eight random characters, which the rules accept. */
const guessesMin = 20_000_000

/** Rejects a new password that is among the first ones attackers try. */
export async function rejectCommonPassword(field: string, password: string): Promise<void> {
  if (await isCommonPassword(password)) throw refusal(field, tooCommon)
}

/**
 * Rejects a new password that is easily guessed: a word with a few characters added, a row of keys, a date, the user's
 * own email, or a word of this product or its site. Estimating takes much computation, so callers first apply their
 * rate limit.
 */
export async function rejectGuessablePassword(
  { config }: Pick<Context, 'config'>,
  field: string,
  password: string,
  email: string,
): Promise<void> {
  const words = [...wordsOf(email), ...productWords, ...siteWords(config)]
  const guesses = await countGuesses({ password, words })
  if (guesses < guessesMin) throw refusal(field, tooEasy)
}

/** An email, its local part, and the words in it. */
function wordsOf(email: string): string[] {
  const local = email.slice(0, email.lastIndexOf('@'))
  const words = email.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
  return [email, local, local.replace(/[^\p{L}\p{N}]/gu, ''), ...words]
}

/** The words in the name of the site, such as that of whoever runs it. */
function siteWords({ publicUrl }: Config): string[] {
  if (publicUrl === undefined) return []
  return new URL(publicUrl).hostname.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2)
}

function refusal(field: string, message: string): AppError {
  return new AppError('invalid_input', { message, errors: [{ field, message }] })
}
