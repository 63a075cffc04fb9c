import { setTimeout as wait } from 'node:timers/promises'
import { scaled } from '@evenkeel/domain/testing'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bills, dailyTotals, monthlyTotals, transactions } from '#db/schema.ts'
import { cloneDatabase } from '#testing/database.ts'
import { openTwoServers, type TwoServers } from '#testing/twoServers.ts'

// Two complete servers on one database. `TEST_SCALE=100` makes it 200 runs and 200 kills.
const runs = scaled(2)
const atOnce = 50
const patienceMs = scaled(60_000)

const database = await cloneDatabase()
let servers: TwoServers
let headers: Record<string, string> = {}
let userId = ''
let billId = ''

beforeAll(async () => {
  servers = await openTwoServers(database.address)
  const account = { email: 'ann@example.com', username: 'ann', password: 'Calm-Harbour-7' }
  const reply = await servers.post(0, '/api/auth/register', account, { address: 1 })
  userId = await idOf(reply)
  headers = { cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
})

afterAll(async () => {
  await servers.close()
  await database.close()
})

beforeEach(async () => {
  const bill = {
    type: 'expense',
    amount: '10.01',
    category: 'Utilities',
    frequency: 'weekly',
    startDate: '2026-01-31',
  }
  const reply = await servers.post(0, '/api/recurring-transactions', bill, asker())
  billId = await idOf(reply)
})

async function idOf(reply: Response): Promise<string> {
  const { id } = (await reply.json()) as { id: string }
  return id
}

let asked = 0

function asker() {
  asked += 1
  return { address: asked, headers }
}

/** Marks the cycle as paid; returns the status, or undefined if no reply arrived. */
async function pay(dueDate: string, index: number): Promise<number | undefined> {
  const { address } = asker()
  // Some tabs press twice, with the same idempotency key.
  const key = { 'idempotency-key': `${billId}-${dueDate}-${index % 40}` }
  const from = { address, headers: { ...headers, ...(index % 2 === 0 && key) } }
  const path = `/api/recurring-transactions/${billId}/process`
  try {
    const reply = await servers.post(index, path, { dueDate }, from)
    await reply.arrayBuffer()
    return reply.status
  } catch {
    return undefined
  }
}

/** All the payments of one run, alternating between the servers. */
function payTogether(dueDate: string): Promise<number | undefined>[] {
  return Array.from({ length: atOnce }, (_, index) => pay(dueDate, index))
}

/** The bill's state in one read: its next due date, and everything its payments wrote. */
async function standing() {
  const { db } = database
  return db.transaction(
    async (tx) => {
      const isOurs = and(eq(bills.userId, userId), eq(bills.id, billId))
      const [bill] = await tx.select().from(bills).where(isOurs)
      const payments = await tx
        .select()
        .from(transactions)
        .where(and(eq(transactions.userId, userId), eq(transactions.billId, billId)))
      const all = await tx.$count(transactions, eq(transactions.userId, userId))
      const [daily] = await tx
        .select(sums(dailyTotals))
        .from(dailyTotals)
        .where(eq(dailyTotals.userId, userId))
      const [monthly] = await tx
        .select(sums(monthlyTotals))
        .from(monthlyTotals)
        .where(eq(monthlyTotals.userId, userId))
      return {
        nextDueDate: bill?.nextDueDate ?? '',
        version: bill?.version ?? 0,
        paid: payments.map((payment) => payment.billDueDate ?? '').toSorted(),
        all,
        counted: [daily?.count, monthly?.count],
        totals: [daily?.total, monthly?.total],
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

function sums(table: typeof dailyTotals | typeof monthlyTotals) {
  return {
    count: sql<number>`coalesce(sum(${table.count}), 0)::int`,
    total: sql<string>`coalesce(sum(${table.total}), 0)::text`,
  }
}

type Standing = Awaited<ReturnType<typeof standing>>

/** Every payment has its advance and its totals, and nothing else. */
function requireWhole(now: Standing, before: Standing, payments: number) {
  expect(now.paid).toHaveLength(before.paid.length + payments)
  expect(new Set(now.paid).size).toBe(now.paid.length)
  expect(now.version).toBe(before.version + payments)
  expect(now.nextDueDate).toBe(weekAfter(before.nextDueDate, payments))
  expect(now.counted).toEqual([now.all, now.all])
  const total = ((now.all * 1001) / 100).toFixed(2)
  expect(now.totals.map(Number)).toEqual([Number(total), Number(total)])
}

function weekAfter(day: string, weeks: number): string {
  return new Date(Date.parse(day) + weeks * 7 * 86_400_000).toISOString().slice(0, 10)
}

test(
  `${runs} times ${atOnce} at once over two servers: one payment and one advance each`,
  async () => {
    for (let run = 0; run < runs; run += 1) {
      const before = await standing()
      const statuses = await Promise.all(payTogether(before.nextDueDate))
      // A key in progress and an overloaded server are reported as such.
      expect([200, 201, 409, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]))
      expect(statuses).toContain(201)
      requireWhole(await standing(), before, 1)
    }
  },
  patienceMs,
)

test(
  `${runs} kills while ${atOnce} are paying leave nothing half done`,
  async ({ annotate }) => {
    const found = { unpaid: 0, paid: 0, unanswered: 0 }
    for (let run = 0; run < runs; run += 1) {
      const before = await standing()
      const payments = payTogether(before.nextDueDate)
      // Sometimes at once, sometimes after some replies.
      if (run % 2 === 0) await wait(run % 40)
      else await Promise.all(payments.slice(0, run % 10))
      await servers.kill(run)
      const now = await standing()
      requireWhole(now, before, now.paid.length - before.paid.length)
      const statuses = await Promise.all(payments)
      expect([200, 201, 409, 503, undefined]).toEqual(
        expect.arrayContaining([...new Set(statuses)]),
      )
      found[now.paid.length > before.paid.length ? 'paid' : 'unpaid'] += 1
      found.unanswered += statuses.filter((status) => status === undefined).length
      await servers.restart(run)
      await pay(before.nextDueDate, run)
      requireWhole(await standing(), before, 1)
    }
    const { unpaid, paid, unanswered } = found
    await annotate(
      `Kills found ${unpaid} cycles unpaid and ${paid} paid; ${unanswered} requests got no reply.`,
    )
  },
  patienceMs,
)
