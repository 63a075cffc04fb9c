import { type BillWithSettled, listBillsWithSettled } from '#bills/index.ts'
import type { Context } from '#context.ts'
import type { Db } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { findLedgerVersion } from '#ledger/index.ts'
import { type Vocabulary, vocabularyOf } from './reading/vocabulary.ts'
import { listNames } from './store.ts'

const peopleMax = 100

/** A user's bills, and what identifies this state of their records. */
export type Records = { bills: readonly BillWithSettled[]; version: string }

export async function readRecords(context: Context, userId: string): Promise<Records> {
  const [bills, version] = await pipeline([
    listBillsWithSettled(context, userId),
    findLedgerVersion(context.db, userId),
  ])
  const versions = bills.map((bill) => `${bill.id}.${bill.version}`)
  return { bills, version: `${version} ${versions.join()}` }
}

type Kept = { version: string; vocabulary: Vocabulary }

/** The vocabularies of recent users; a write to a ledger invalidates its user's. */
export type VocabularyCache = Map<string, Kept>

/** This server's cache. */
export const vocabularies: VocabularyCache = new Map()

export async function vocabularyFor(
  cache: VocabularyCache,
  db: Db,
  userId: string,
  { bills, version }: Records,
): Promise<Vocabulary> {
  const kept = cache.get(userId)
  cache.delete(userId)
  const vocabulary =
    kept?.version === version ? kept.vocabulary : vocabularyOf(await listNames(db, userId), bills)
  cache.set(userId, { version, vocabulary })
  const [oldest] = cache.keys()
  if (cache.size > peopleMax && oldest !== undefined) cache.delete(oldest)
  return vocabulary
}
