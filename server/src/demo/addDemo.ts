import { trialEnd } from '@evenkeel/domain/account'
import { type LocalDate, utcDay } from '@evenkeel/domain/calendar'
import { findUserByEmail, hashPassword, hasUsers, insertUser } from '#account/index.ts'
import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { addMany } from '#ledger/index.ts'
import { generateDemo } from './generate.ts'

export const demoSignIn = { email: 'demo@evenkeel.example', password: 'Even-keel-2-years' }

const seed = 20_250_101

export type DemoCount = { transactions: number; bills: number }

const refusal =
  'This database has accounts already, and the demo user has a published password. ' +
  'Set DATA_DIR to a folder for the demo alone.'

/**
 * Adds the demo user with two years of data; undefined if they already exist.
 * @throws Error if others have accounts here
 */
export async function addDemo(
  context: Pick<Context, 'db' | 'clock' | 'followers'>,
  today: LocalDate = utcDay(context.clock.now()),
): Promise<DemoCount | undefined> {
  const { db, clock } = context
  const now = clock.now()
  if ((await findUserByEmail(db, demoSignIn.email)) === undefined && (await hasUsers(db))) {
    throw new Error(refusal)
  }
  const password = await hashPassword(demoSignIn.password)
  return inTransaction(db, async (tx) => {
    const person = await insertUser(tx, {
      id: newId(now),
      email: demoSignIn.email,
      username: 'demo',
      password,
      // Premium, so the demo does not expire after a week.
      hasPaid: true,
      paymentId: null,
      trialStartDate: now,
      trialEndDate: trialEnd(now),
      createdAt: now,
    })
    if (person === undefined) return undefined
    const demo = generateDemo(person.id, today, seed)
    await addMany({ ...context, db: tx }, person.id, demo)
    return { transactions: demo.transactions.length, bills: demo.bills.length }
  })
}
