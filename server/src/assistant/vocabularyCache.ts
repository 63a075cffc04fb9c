import type { Bill } from '@evenkeel/domain/bills'
import type { Db } from '#db/db.ts'
import { type NameRow, type Vocabulary, vocabularyOf } from './reading/vocabulary.ts'
import { findLedgerVersion, listNames } from './store.ts'

const peopleMax = 100

type Kept = { key: string; vocabulary: Vocabulary }

/** The vocabularies of recent users; a write to a ledger invalidates its user's. */
export type VocabularyCache = Map<string, Kept>

/** This server's cache. */
export const vocabularies: VocabularyCache = new Map()

export async function vocabularyFor(
  cache: VocabularyCache,
  db: Db,
  userId: string,
  bills: readonly Bill[],
): Promise<Vocabulary> {
  const version = await findLedgerVersion(db, userId)
  const key = `${version} ${bills.map(({ id, version: ofBill }) => `${id}.${ofBill}`).join()}`
  const kept = cache.get(userId)
  cache.delete(userId)
  const vocabulary =
    kept?.key === key ? kept.vocabulary : makeVocabulary(await listNames(db, userId), bills)
  cache.set(userId, { key, vocabulary })
  const [oldest] = cache.keys()
  if (cache.size > peopleMax && oldest !== undefined) cache.delete(oldest)
  return vocabulary
}

function makeVocabulary(rows: readonly NameRow[], bills: readonly Bill[]): Vocabulary {
  return vocabularyOf(rows, bills)
}
