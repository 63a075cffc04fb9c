/**
 * Awaits pipelined statements of one transaction: statements that do not need each other's results share one round
 * trip, and PostgreSQL runs them in this order. Throws only once all of them have settled, because a statement still in
 * flight would run after the rollback and persist.
 * @returns the result of each statement
 */
export async function pipeline<T extends readonly unknown[]>(
  statements: readonly [...{ [K in keyof T]: Promise<T[K]> }],
): Promise<T> {
  const ended = await Promise.allSettled(statements)
  // After an error, PostgreSQL rejects the rest of the transaction; the first error is the cause.
  const values = ended.map((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
  return values as unknown as T
}
