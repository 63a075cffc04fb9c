/** A backup that cannot be taken, read or restored, with a message for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The reason of a failed file operation, in a word such as ENOSPC if the system gives one. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string }
  return code ?? message
}
