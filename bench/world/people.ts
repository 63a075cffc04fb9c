import type { LocalDate } from '@evenkeel/domain/calendar'
import type { Transaction } from '@evenkeel/domain/transactions'
import { inTransaction } from '../../server/src/db/db.ts'
import { insertTransactions } from '../../server/src/transactions/store.ts'
import { lockLedger } from '../../server/src/transactions/totalsStore.ts'
import { makeRows } from './rows.ts'
import type { World } from './world.ts'

/** Somebody who is signed in. */
export type Person = { id: string; email: string; cookie: string }

let made = 0

/** Creates an account the way everybody does. */
export async function signUp({ app }: World): Promise<Person> {
  made += 1
  const email = `bench${made}@evenkeel.example`
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email, username: `bench${made}`, password: 'Loose-Ends-4-Tea' },
  })
  const [cookie] = response.cookies
  if (response.statusCode !== 201 || cookie === undefined) {
    throw new Error(`The sign-up answered ${response.statusCode}: ${response.body}`)
  }
  return { id: response.json().id, email, cookie: `${cookie.name}=${cookie.value}` }
}

/** Writes a person's rows through the store, a batch in each database transaction. */
export async function giveRows(
  world: World,
  person: Person,
  count: number,
  seed: number,
  lastDay?: LocalDate,
): Promise<void> {
  for (const rows of makeRows(person.id, count, seed, lastDay)) await writeRows(world, person, rows)
}

/** Writes rows through the store, in a database transaction of their own. */
export function writeRows(
  { db }: World,
  { id }: Person,
  rows: readonly Transaction[],
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockLedger(tx, id)
    await insertTransactions(tx, id, rows)
  })
}

/** What autovacuum does in its own time. */
export async function settle({ pool }: World): Promise<void> {
  await pool.query('VACUUM ANALYZE')
  await pool.query('CHECKPOINT')
}
