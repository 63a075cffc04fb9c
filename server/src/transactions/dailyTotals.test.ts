import { scaled, testScale } from '@evenkeel/domain/testing'
import type { Transaction } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson } from '#testing/person.ts'
import { recordTransaction } from './recordTransaction.ts'
import { removeTransaction } from './removeTransaction.ts'
import { insertTransactions } from './store.ts'
import { lockLedger } from './totalsStore.ts'
import { updateTransaction } from './updateTransaction.ts'

// Any sequence of writes leaves totals of days and months that equal a fresh count. `TEST_SCALE=100` runs 10,000 sequences.

const app = await openTestApp()

/** Few days, types and categories, so that entries share their totals and leave them again. */
const fields = {
  type: fc.constantFrom('income' as const, 'expense' as const),
  amount: fc.constantFrom(1, 10, 999, 100_000, 99_999_999_99),
  category: fc.constantFrom('Other', 'Housing', 'other', 'constructor', 'Öl & Gas'),
  date: fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01', '1900-01-01'),
}

/** One write; `which` picks among the entries that are there. */
const write = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), input: fc.record(fields) }),
  fc.record({
    kind: fc.constant('addMany' as const),
    inputs: fc.array(fc.record(fields), { maxLength: 6 }),
  }),
  fc.record({
    kind: fc.constant('edit' as const),
    which: fc.nat(),
    input: fc.record(fields, { requiredKeys: [] }),
  }),
  fc.record({ kind: fc.constant('remove' as const), which: fc.nat() }),
)
type Write = typeof write extends fc.Arbitrary<infer W> ? W : never

/** Groups of writes; those of one group come at the same time. */
const sequence = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 8,
})

/** Makes one write. An entry that another write of the group was faster to delete is not found, and that is fine. */
async function perform(userId: string, ids: readonly string[], wish: Write): Promise<string[]> {
  const { context } = app
  switch (wish.kind) {
    case 'add':
      return [(await recordTransaction(context, userId, wish.input)).id]
    case 'addMany':
      return addMany(userId, wish.inputs)
    case 'edit': {
      const id = ids[wish.which % ids.length]
      if (id) await orNotFound(updateTransaction(context, userId, id, wish.input, undefined))
      return []
    }
    case 'remove': {
      const id = ids[wish.which % ids.length]
      if (id) await orNotFound(removeTransaction(context, userId, id, async () => undefined))
      return []
    }
  }
}

type Input = Pick<Transaction, 'type' | 'amount' | 'category' | 'date'>

async function addMany(userId: string, inputs: readonly Input[]): Promise<string[]> {
  const now = app.clock.now()
  const rest = {
    userId,
    description: '',
    createdAt: now,
    version: 1,
    billId: null,
    billDueDate: null,
  }
  const rows = inputs.map((input) => ({ ...input, ...rest, id: newId(now) }))
  await inTransaction(app.context.db, async (db) => {
    await lockLedger(db, userId)
    await insertTransactions(db, userId, rows)
  })
  return rows.map(({ id }) => id)
}

async function orNotFound(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (error.code !== 'not_found') throw error
  })
}

/** The totals as they are kept, and as a count of the entries that shares nothing with the product's gives them. */
async function keptAndCounted(userId: string): Promise<[unknown[], unknown[]]> {
  const { pool } = app.database
  const kept = await pool.query(
    `select 'day' as of, day::text as first, type, category, total::text, count from daily_totals
        where user_id = $1
      union all
      select 'month', month::text, type, category, total::text, count from monthly_totals
        where user_id = $1
      order by 1, 2, 3, 4`,
    [userId],
  )
  const counted = await pool.query(
    `select 'day' as of, date::text as first, type, category,
        sum(amount)::numeric(20, 2)::text as total, count(*)::int as count
        from transactions where user_id = $1 group by 1, 2, 3, 4
      union all
      select 'month', left(date::text, 7) || '-01', type, category,
        sum(amount)::numeric(20, 2)::text, count(*)::int
        from transactions where user_id = $1 group by 1, 2, 3, 4
      order by 1, 2, 3, 4`,
    [userId],
  )
  return [kept.rows, counted.rows]
}

test(
  'after any writes, one by one or at the same time, the totals equal a fresh count',
  async () => {
    await fc.assert(
      fc.asyncProperty(sequence, async (groups) => {
        const { id: userId } = await addPerson(app)
        const ids: string[] = []
        for (const group of groups) {
          const made = await Promise.all(group.map((wish) => perform(userId, ids, wish)))
          ids.push(...made.flat())
          const [kept, counted] = await keptAndCounted(userId)
          expect(kept).toEqual(counted)
        }
      }),
      { numRuns: scaled(100) },
    )
  },
  // A guard against a run that hangs.
  60_000 * testScale,
)

test('two edits that move two entries between two days in opposite ways both succeed', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other' } as const
  const [here, there] = ['2026-01-01', '2026-01-02']
  const first = await recordTransaction(app.context, userId, { ...input, date: here })
  const second = await recordTransaction(app.context, userId, { ...input, date: there })
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = round % 2 === 0 ? [there, here] : [here, there]
    await Promise.all([
      updateTransaction(app.context, userId, first.id, { date: a }, undefined),
      updateTransaction(app.context, userId, second.id, { date: b }, undefined),
    ])
  }
  const [kept, counted] = await keptAndCounted(userId)
  expect(kept).toEqual(counted)
})

test('a write that fails half-way leaves the totals as they were', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other', date: '2026-01-01' } as const
  await recordTransaction(app.context, userId, input)
  const failing = inTransaction(app.context.db, async (db) => {
    await recordTransaction({ ...app.context, db }, userId, input)
    throw new Error('after the write')
  })
  await expect(failing).rejects.toThrow('after the write')
  const [kept, counted] = await keptAndCounted(userId)
  expect(kept).toEqual(counted)
  const one = { type: 'expense', category: 'Other', total: '1.00', count: 1 }
  expect(counted).toEqual([
    { of: 'day', first: '2026-01-01', ...one },
    { of: 'month', first: '2026-01-01', ...one },
  ])
})

test('totals that do not match are never changed further', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other', date: '2026-01-01' } as const
  const { id } = await recordTransaction(app.context, userId, input)
  await app.database.pool.query('delete from daily_totals where user_id = $1', [userId])
  const removal = removeTransaction(app.context, userId, id, async () => undefined)
  await expect(removal).rejects.toThrow('The daily totals do not match the entries')
  const { rows } = await app.database.pool.query('select id from transactions where user_id = $1', [
    userId,
  ])
  expect(rows).toEqual([{ id }])
})
