/**
 * Something about the embedded database that the person who started the program has to know.
 * Its message is a whole sentence for that person; no stack trace helps.
 */
export class EmbeddedDatabaseError extends Error {
  override name = 'EmbeddedDatabaseError'
}

/** The code of a system or PostgreSQL error ('EACCES', '57P03'), if it has one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

/** The first line of what went wrong, to be put into a sentence. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message.split('\n', 1)[0] ?? message
}
