import type { Transaction } from '@evenkeel/domain/transactions'
import type { Context } from '#context.ts'
import { findNewestOf } from './listStore.ts'

/** The category last used with a description; null if the description is new. */
export async function findLastCategory(
  context: Context,
  userId: string,
  like: Pick<Transaction, 'type' | 'description'>,
): Promise<string | null> {
  if (like.description === '') return null
  const newest = await findNewestOf(context.db, userId, like)
  return newest?.category ?? null
}
