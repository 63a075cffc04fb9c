import { AppError } from '#errors'

/** The code with which a rule refuses, another error as text, or undefined if it does not refuse. */
export function codeOf(action: () => void): string | undefined {
  try {
    action()
    return undefined
  } catch (error) {
    return error instanceof AppError ? error.code : String(error)
  }
}
