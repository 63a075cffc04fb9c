/**
 * Waits for pipelined statements of one transaction: statements that do not need each other's results share one round
 * trip, and PostgreSQL runs them in this order. An error is thrown only when all of them have ended: a statement still
 * in flight would run after the rollback and persist.
 */
export async function pipeline(statements: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(statements)
  // PostgreSQL rejects whatever follows an error in its transaction; the first one is the reason.
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
