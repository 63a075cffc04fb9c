import { scaled, testScale } from '@evenkeel/domain/testing'
import type { Transaction } from '@evenkeel/domain/transactions'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inTransaction } from '#db/db.ts'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson } from '#testing/person.ts'
import { changeTransactions } from '#transactions/changeTransactions.ts'
import { createTransaction } from '#transactions/createTransaction.ts'
import { deleteTransaction } from '#transactions/deleteTransaction.ts'
import { updateTransaction } from '#transactions/updateTransaction.ts'

// Any sequence of writes leaves totals that equal a fresh count. `TEST_SCALE=100` runs 10,000 sequences.

const app = await openTestApp()

/** Few days, types and categories, so that transactions share totals and empty them again. */
const fields = {
  type: fc.constantFrom('income' as const, 'expense' as const),
  amount: fc.constantFrom(1, 10, 999, 100_000, 99_999_999_99),
  category: fc.constantFrom('Other', 'Housing', 'other', 'constructor', 'Öl & Gas'),
  date: fc.constantFrom('2026-01-01', '2026-01-31', '2026-02-01', '1900-01-01'),
}

/** One write; `which` picks one of the transactions. */
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

/** Groups of writes; those of one group run at the same time. */
const sequence = fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 8,
})

/** Makes one write. A transaction that another write of the group has deleted first is not found, which is fine. */
async function perform(userId: string, ids: readonly string[], wish: Write): Promise<string[]> {
  const { context } = app
  switch (wish.kind) {
    case 'add':
      return [(await createTransaction(context, userId, wish.input)).transaction.id]
    case 'addMany':
      return addMany(userId, wish.inputs)
    case 'edit': {
      const id = ids[wish.which % ids.length]
      if (id)
        await orNotFound(updateTransaction(context, userId, { id, version: undefined }, wish.input))
      return []
    }
    case 'remove': {
      const id = ids[wish.which % ids.length]
      if (id) await orNotFound(deleteTransaction(context, userId, id))
      return []
    }
  }
}

type Input = Pick<Transaction, 'type' | 'amount' | 'category' | 'date'>

async function addMany(userId: string, inputs: readonly Input[]): Promise<string[]> {
  const rows = await writeEntries(app, { id: userId }, inputs)
  return rows.map(({ id }) => id)
}

async function orNotFound(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (error.code !== 'not_found') throw error
  })
}

/** The stored totals, and the same totals counted by SQL that shares nothing with the product. */
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
  'totals equal a fresh count after any writes, sequential or concurrent',
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

test('two edits that swap the days of two transactions both succeed', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other' } as const
  const [here, there] = ['2026-01-01', '2026-01-02']
  const { transaction: first } = await createTransaction(app.context, userId, {
    ...input,
    date: here,
  })
  const { transaction: second } = await createTransaction(app.context, userId, {
    ...input,
    date: there,
  })
  for (let round = 0; round < 10; round += 1) {
    const [a, b] = round % 2 === 0 ? [there, here] : [here, there]
    await Promise.all([
      updateTransaction(app.context, userId, { id: first.id, version: undefined }, { date: a }),
      updateTransaction(app.context, userId, { id: second.id, version: undefined }, { date: b }),
    ])
  }
  const [kept, counted] = await keptAndCounted(userId)
  expect(kept).toEqual(counted)
})

test('a write that fails leaves the totals unchanged', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other', date: '2026-01-01' } as const
  await createTransaction(app.context, userId, input)
  const failing = inTransaction(app.context.db, async (db) => {
    await createTransaction({ ...app.context, db }, userId, input)
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

test('a write over a missing total fails and changes nothing', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other', date: '2026-01-01' } as const
  const { transaction } = await createTransaction(app.context, userId, input)
  const { id } = transaction
  await app.database.pool.query('delete from daily_totals where user_id = $1', [userId])
  const removal = deleteTransaction(app.context, userId, id)
  await expect(removal).rejects.toThrow('The daily totals do not match the transactions')
  const { rows } = await app.database.pool.query('select id from transactions where user_id = $1', [
    userId,
  ])
  expect(rows).toEqual([{ id }])
})

test('an edit that raises an amount over a missing total fails and changes nothing', async () => {
  const { id: userId } = await addPerson(app)
  const input = { type: 'expense', amount: 100, category: 'Other', date: '2026-01-01' } as const
  const { transaction } = await createTransaction(app.context, userId, input)
  const target = { id: transaction.id, version: undefined }
  await app.database.pool.query('delete from daily_totals where user_id = $1', [userId])
  const edit = updateTransaction(app.context, userId, target, { amount: 200 })
  await expect(edit).rejects.toThrow('The daily totals do not match the transactions')
  const { rows } = await app.database.pool.query(
    `select amount::text from transactions where user_id = $1
      union all select total::text from daily_totals where user_id = $1`,
    [userId],
  )
  expect(rows).toEqual([{ amount: '1.00' }])
})

test('a change that empties one of several totals removes that one only', async () => {
  const { id: userId } = await addPerson(app)
  const [lunch, , rent] = await writeEntries(app, { id: userId }, [
    { category: 'Food', amount: 100 },
    { category: 'Food', amount: 200 },
    { category: 'Housing', amount: 300 },
  ])
  await changeTransactions(app.context, userId, {
    ids: [lunch?.id ?? '', rent?.id ?? ''],
    set: { category: 'Gifts' },
  })
  const [kept, counted] = await keptAndCounted(userId)
  expect(kept).toEqual(counted)
  expect(kept).toHaveLength(4)
})
