import type { Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { findNewestOf } from './listStore.ts'

/** The category that the same description had last; null where it is new. */
export async function suggestCategory(
  context: Context,
  userId: string,
  entry: Pick<Transaction, 'type' | 'description'>,
): Promise<string | null> {
  if (entry.description === '') return null
  const newest = await findNewestOf(context.db, userId, entry)
  return newest?.category ?? null
}
