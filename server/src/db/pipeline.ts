import { isRefusedAfterError } from './failure.ts'

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
  const failures = ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  // After an error, PostgreSQL refuses the rest of the transaction, which may be of statements that stand before it.
  if (failures.length > 0) throw failures.find((one) => !isRefusedAfterError(one)) ?? failures[0]
  return ended.map((one) => one.status === 'fulfilled' && one.value) as unknown as T
}
