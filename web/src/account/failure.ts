import { ApiError, isStatus, sentenceOf, unreachable } from '#lib/api/errors.ts'

export type Failure = { title: string; description: string }

export function signInFailure(error: unknown): Failure {
  if (isStatus(error, 401)) {
    return { title: 'Login Failed', description: 'Invalid email or password. Please try again.' }
  }
  return entryFailure('Login', error)
}

export function signUpFailure(error: unknown): Failure {
  if (isStatus(error, 409)) {
    const description =
      'An account with this email may already exist. Please try logging in instead.'
    return { title: 'Registration Failed', description }
  }
  return entryFailure('Registration', error)
}

/** A server message has the usual title; a lost connection has one of its own. */
function entryFailure(what: 'Login' | 'Registration', error: unknown): Failure {
  if (!(error instanceof ApiError)) {
    return { title: `${what} Error`, description: sentenceOf(error) ?? unreachable }
  }
  const sentence = sentenceOf(error)
  if (sentence === undefined) return { title: `${what} Error`, description: unreachable }
  return { title: `${what} Failed`, description: sentence }
}

/** The server's message; undefined if the server was not reached. */
export function serverSentence(error: unknown): string | undefined {
  return error instanceof ApiError ? sentenceOf(error) : undefined
}
