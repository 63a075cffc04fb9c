import { scaled, testScale } from '@evenkeel/domain/testing'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { CardServiceError } from '#adapters/cards.ts'
import type { Caller } from '#caller.ts'
import { paymentChecks, payments, users } from '#db/schema.ts'
import { seededRandom } from '#demo/random.ts'
import { addPerson, newAddress } from '#testing/person.ts'
import { beginLife, type Death, type Life } from '#testing/square/life.ts'
import { openSquareApp, reconcileAll } from '#testing/square/open.ts'
import type { Fault } from '#testing/square/standIn.ts'
import { type Paid, processPayment } from './processPayment.ts'
import { reconcile } from './reconcile.ts'

// Kills servers in the middle of payments, and of finding out about them, while Square fails too. Whatever they had
// done by then: the price is captured once or not at all, nothing stays held, and the account says what Square says.
// `TEST_SCALE=25 npx vitest run server/src/payments/kills.test.ts` kills 500 times; `KILL_SEED` repeats a run.

const seed = Number(process.env.KILL_SEED ?? Date.now() % 2 ** 31)
const random = seededRandom(seed)
const world = await openSquareApp()
const { app, square } = world
const { db } = app.database

/** About as many as two clicks, and a look at what is open, take. */
const payingStepsMax = 50
const lookingStepsMax = 12

function someDeath(stepsMax: number): Death {
  return { step: random.between(1, stepsMax), isSent: random.chance(0.5) }
}

const faults: readonly [Fault, ...Fault[]] = ['cut before', 'cut after', 'error after']

type Payment = { email: string; replies: (Paid | undefined)[] }

/** Somebody clicks twice, signed in or with the sign-up. The server may die at any step. */
async function payTwice(life: Life, round: number): Promise<Payment> {
  const isNew = random.chance(0.5)
  const person = isNew ? undefined : await addPerson(app)
  const email = person?.email ?? `killed${round}@example.com`
  const user = person && (await person.get('/api/auth/me')).body
  const caller: Caller | undefined = user && {
    user,
    status: 'trial',
    tokenHash: Buffer.alloc(0),
  }
  life.arm(someDeath(payingStepsMax))
  const body = { sourceId: 'cnon:card-nonce-ok', email, password: 'Calm-Harbour-7' }
  const pay = () =>
    life.run(() =>
      processPayment(life.context, { ...body, amount: 500 }, caller, newAddress()).catch(
        (error: unknown) => {
          // The second click of a sign-up finds the account of the first, and Square may be away.
          const isKnown = (error as { code?: string }).code === 'email_taken'
          if (isKnown || error instanceof CardServiceError) return undefined
          throw error
        },
      ),
    )
  return { email, replies: await Promise.all([pay(), pay()]) }
}

/** What is wrong with somebody's account, as a line; undefined if it says what Square says. */
async function mistakeIn({ email, replies }: Payment): Promise<string | undefined> {
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const rows = user ? await db.select().from(payments).where(eq(payments.userId, user.id)) : []
  const ids = new Set(rows.map(({ id }) => id))
  const kept = [...square.payments.values()].filter(
    ({ reference_id, status }) => ids.has(reference_id ?? '') && status === 'COMPLETED',
  )
  const hasPaid = user?.hasPaid ?? false
  if (kept.length > 1) return `${email} paid ${kept.length} times`
  if (replies.some((reply) => reply?.action === 'paid') && !hasPaid)
    return `${email} was told "paid" and has no premium`
  return hasPaid === (kept.length === 1) && (user?.paymentId ?? undefined) === kept[0]?.id
    ? undefined
    : `${email} has premium: ${hasPaid}, and Square has ${kept.length} payments`
}

test(
  `servers killed between any two steps capture a payment once or not at all (seed ${seed})`,
  async () => {
    square.chooseFault = () => (random.chance(0.1) ? random.pick(faults) : undefined)
    const kills = scaled(20)
    const people: Payment[] = []
    const counts = { whileReconciling: 0, whilePaying: 0, afterwards: 0 }
    for (let round = 0; round < kills; round += 1) {
      app.clock.advance({ minutes: 10 })
      const life = beginLife(app, square)
      if (random.chance(0.3)) life.arm(someDeath(lookingStepsMax))
      await life.run(() => reconcile(life.context))
      if (life.isOver()) {
        counts.whileReconciling += 1
        continue
      }
      people.push(await payTwice(life, round))
      counts[life.isOver() ? 'whilePaying' : 'afterwards'] += 1
      life.end()
    }
    square.chooseFault = () => undefined
    await reconcileAll(world, 150)
    const mistakes = await Promise.all(people.map(mistakeIn))
    expect(mistakes.filter(Boolean)).toEqual([])
    const all = [...square.payments.values()]
    expect(all.filter(({ status, captures }) => status === 'APPROVED' || captures > 1)).toEqual([])
    expect(await db.select().from(paymentChecks)).toEqual([])
    const captured = all.filter(({ status }) => status === 'COMPLETED').length
    const premium = await db.$count(users, eq(users.hasPaid, true))
    expect(captured).toBe(premium)
    if (testScale > 1) {
      const stats = { kills, ...counts, held: all.length, captured, premium }
      process.stdout.write(`seed ${seed} ${JSON.stringify(stats)}\n`)
    }
  },
  // Only stops a run that hangs.
  60_000 * Math.max(1, testScale),
)
