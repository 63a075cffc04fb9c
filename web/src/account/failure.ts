import { ApiError, isStatus, sentenceOf } from '#lib/api/errors.ts'

/** What a toast says about something that did not work. */
export type Failure = { title: string; description: string }

/** SPEC.md §8 names it without words. */
const unreachable = 'Unable to connect. Please check your connection and try again.'

/** SPEC.md §8, Login. */
export function signInFailure(error: unknown): Failure {
  if (isStatus(error, 401)) {
    return { title: 'Login Failed', description: 'Invalid email or password. Please try again.' }
  }
  return entryFailure('Login', error)
}

/** SPEC.md §8, Registration. */
export function signUpFailure(error: unknown): Failure {
  if (isStatus(error, 409)) {
    const description =
      'An account with this email may already exist. Please try logging in instead.'
    return { title: 'Registration Failed', description }
  }
  return entryFailure('Registration', error)
}

/** What the server says stands under the usual title, a 429 too; a line that is down has a title of its own. */
function entryFailure(what: 'Login' | 'Registration', error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { title: `${what} Error`, description: sentenceOf(error) ?? unreachable }
  }
  const sentence = sentenceOf(error)
  if (sentence === undefined) return { title: `${what} Error`, description: unreachable }
  return { title: `${what} Failed`, description: sentence }
}

/** What the server says; undefined where it was not reached, for places that have a sentence of their own then. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? sentenceOf(error) : undefined
}
