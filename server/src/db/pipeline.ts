/**
 * Awaits pipelined statements of one transaction: statements that do not need each other's results share one round
 * trip, and PostgreSQL runs them in this order. Throws only once all of them have settled, because a statement still in
 * flight would run after the rollback and persist.
 */
export async function pipeline(statements: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(statements)
  // After an error, PostgreSQL rejects the rest of the transaction; the first error is the cause.
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
