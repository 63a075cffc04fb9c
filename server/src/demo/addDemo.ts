import { trialEnd } from '@evenkeel/domain/account'
import { type LocalDate, utcDay } from '@evenkeel/domain/calendar'
import { hashPassword } from '#account/hashing.ts'
import { insertUser } from '#account/store.ts'
import type { Clock } from '#adapters/clock.ts'
import { insertBill } from '#bills/store.ts'
import { type Db, inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { insertTransactions } from '#transactions/store.ts'
import { lockLedger } from '#transactions/totalsStore.ts'
import { generateDemo } from './generate.ts'

export const demoSignIn = { email: 'demo@evenkeel.example', password: 'Even-keel-2-years' }

const seed = 20_250_101
const batchSize = 1000

export type DemoCount = { transactions: number; bills: number }

/** Adds the demo user with two years of data; undefined if they already exist. */
export async function addDemo(
  { db, clock }: { db: Db; clock: Clock },
  today: LocalDate = utcDay(clock.now()),
): Promise<DemoCount | undefined> {
  const now = clock.now()
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
    const { transactions, bills } = generateDemo(person.id, today, seed)
    await lockLedger(tx, person.id)
    for (const bill of bills) await insertBill(tx, person.id, bill)
    for (let at = 0; at < transactions.length; at += batchSize) {
      await insertTransactions(tx, person.id, transactions.slice(at, at + batchSize))
    }
    return { transactions: transactions.length, bills: bills.length }
  })
}
