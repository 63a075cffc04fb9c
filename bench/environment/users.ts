import type { LocalDate } from '@evenkeel/domain/calendar'
import { insertUser, startSession } from '../../server/src/account/index.ts'
import { newId } from '../../server/src/db/newId.ts'
import type { TransactionRow } from '../../server/src/db/rows.ts'
import { addMany } from '../../server/src/ledger/index.ts'
import type { Environment } from './environment.ts'
import { makeRows } from './rows.ts'

/** A signed-in user. */
export type User = { id: string; email: string; cookie: string }

export const userPassword = 'Loose-Ends-4-Tea'

let created = 0

/** Creates an account through the API. */
export async function signUp({ app }: Environment): Promise<User> {
  created += 1
  const email = `bench${created}@evenkeel.example`
  const response = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    // One network address may sign up only so often.
    remoteAddress: `10.0.${Math.floor(created / 250)}.${created % 250}`,
    payload: { email, username: `bench${created}`, password: userPassword },
  })
  const [cookie] = response.cookies
  if (response.statusCode !== 201 || cookie === undefined) {
    throw new Error(`Sign-up failed with ${response.statusCode}: ${response.body}`)
  }
  return { id: response.json().id, email, cookie: `${cookie.name}=${cookie.value}` }
}

/** Creates an account without the API, where hashing its password would take most of the time. */
export async function addUser({ context: { db, clock } }: Environment): Promise<User> {
  created += 1
  const email = `bench${created}@evenkeel.example`
  const now = clock.now()
  const names = { id: newId(now), email, username: `bench${created}`, password: 'none' }
  const trialEndDate = new Date(now.getTime() + 6 * 24 * 60 * 60 * 1000)
  const user = await insertUser(db, {
    ...names,
    ...{ trialStartDate: now, trialEndDate, createdAt: now },
  })
  if (user === undefined) throw new Error(`${email} exists already`)
  const token = await startSession(db, user.id, now)
  return { id: user.id, email, cookie: `evenkeel=${token}` }
}

/** Writes a user's rows through `writeLedger`, one database transaction per batch. */
export async function addRows(
  environment: Environment,
  user: User,
  count: number,
  seed: number,
  lastDay?: LocalDate,
  make = makeRows,
): Promise<void> {
  for (const rows of make(user.id, count, seed, lastDay)) await writeRows(environment, user, rows)
}

/** Writes rows through `writeLedger` in one database transaction. */
export function writeRows(
  { context }: Environment,
  { id }: User,
  transactions: readonly TransactionRow[],
): Promise<void> {
  return addMany(context, id, { transactions })
}

/** Does now what autovacuum would do later. */
export async function vacuum({ pool }: Environment): Promise<void> {
  await pool.query('VACUUM ANALYZE')
  await pool.query('CHECKPOINT')
}
