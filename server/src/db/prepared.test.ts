import { afterAll, expect, test, vi } from 'vitest'
import { listBillRows } from '#bills/store.ts'
import { openTestApp } from '#testing/app.ts'
import { addPerson } from '#testing/person.ts'
import { bills } from './schema.ts'

const app = await openTestApp()
afterAll(() => vi.restoreAllMocks())

/** How often a function is called in each turn of the event loop while `work` runs. */
async function callsPerTurn(of: () => number, work: Promise<unknown>): Promise<number[]> {
  const turns: number[] = []
  let seen = of()
  let isOver = false
  const look = () => {
    turns.push(of() - seen)
    seen = of()
    if (!isOver) setImmediate(look)
  }
  setImmediate(look)
  await work
  isOver = true
  return turns
}

test('a long list is read a few rows at a time, and others are served in between', async () => {
  const { db, pool, calls } = app.database
  const { id } = await addPerson(app)
  await pool.query(
    `insert into recurring_transactions
        (user_id, id, type, amount, category, frequency, start_date, next_due_date, created_at)
      select $1, gen_random_uuid(), 'expense', n, 'Other', 'monthly', '2026-01-01', '2026-01-01', now()
      from generate_series(1, 1000) n`,
    [id],
  )
  const read = vi.spyOn(bills.amount, 'mapFromDriverValue')
  calls.length = 0
  const work = listBillRows(db, id)
  const turns = await callsPerTurn(() => read.mock.calls.length, work)
  const rows = await work
  expect(rows.map(({ amount }) => amount / 100).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 1000 }, (_, index) => index + 1),
  )
  expect(Math.max(...turns)).toBeLessThanOrEqual(50)
  // The driver reads all rows of a statement at once.
  const statements = calls.filter(({ text }) => text.includes('from "recurring_transactions"'))
  expect(statements.length).toBeGreaterThanOrEqual(10)
})
