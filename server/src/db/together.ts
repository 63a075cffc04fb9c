/**
 * Waits for statements of one transaction that do not need each other's answers. Begun one after the other without
 * waiting, they share one way to the database and back, and PostgreSQL runs them in this order. A mistake is told
 * when all have ended: until then none may be on its way, or it would come after the rollback and be kept.
 */
export async function together(statements: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(statements)
  // Whatever follows a mistake in its transaction is refused; the first one is the reason.
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}
