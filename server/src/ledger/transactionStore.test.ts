import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#db/db.ts'
import type { TransactionRow } from '#db/rows.ts'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { applyBills, findBills, requireBill } from './billStore.ts'
import { countWrongTotals } from './checkTotalsStore.ts'
import { applyTransactions, findTransactions } from './transactionStore.ts'

const app = await openTestApp()
const { db } = app.context

let ada: Person
let rows: TransactionRow[]

beforeEach(async () => {
  ada = await addPerson(app)
  const added = await writeEntries(app, ada, [{ amount: 100 }, { amount: 250 }, { amount: 4000 }])
  rows = await read(added)
})

async function read(wanted: readonly { id: string }[]): Promise<TransactionRow[]> {
  const ids = wanted.map(({ id }) => id)
  const found = await findTransactions(db, ada.id, ids)
  return found.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

const apply = (
  changes: [before: TransactionRow | null, after: TransactionRow | null][],
  by = ada,
) =>
  inTransaction(db, (inside) =>
    applyTransactions(
      inside,
      by.id,
      changes.map(([before, after]) => ({ entity: 'transaction', before, after })),
    ),
  )

describe.each([1, 2, 3])('%i transactions at once', (count) => {
  const some = () => rows.slice(0, count)

  test('are found by their ids', async () => {
    expect(await read(some())).toEqual(some())
    expect(await read([])).toEqual([])
  })

  test('are removed and added again as they were, with the cycles they paid', async () => {
    const billId = '00000000-0000-4000-8000-000000000001'
    const payments = some().map((row, at) => ({
      ...row,
      billId,
      billDueDate: `2026-0${at + 1}-28`,
    }))
    await apply(some().map((row) => [row, null]))
    expect(await read(some())).toEqual([])
    await apply(payments.map((row) => [null, row]))
    expect(await read(some())).toEqual(payments)
    expect(await countWrongTotals(db, ada.id)).toBe(0)
  })

  test('are edited in every field a user can edit', async () => {
    const edited = some().map((row) => ({
      ...row,
      ...{ type: 'income' as const, amount: row.amount + 7, description: 'Tip', category: 'Gift' },
      ...{ date: '2024-02-29', version: 2, latestVersion: 2 },
    }))
    await apply(some().map((row, at) => [row, edited[at] ?? null]))
    expect(await read(some())).toEqual(edited)
    expect(await countWrongTotals(db, ada.id)).toBe(0)
  })

  test('of somebody else are neither edited nor removed', async () => {
    const eve = await addPerson(app)
    const message = `Wrote 0 transactions instead of ${count}`
    const edit = apply(
      some().map((row) => [row, { ...row, amount: 1 }]),
      eve,
    )
    await expect(edit).rejects.toThrow(message)
    const removal = apply(
      some().map((row) => [row, null]),
      eve,
    )
    await expect(removal).rejects.toThrow(message)
    expect(await read(some())).toEqual(some())
  })
})

test('a bill of somebody else is neither found, edited nor removed', async () => {
  const { body } = await ada.post('/api/recurring-transactions', {
    ...{ type: 'expense', amount: '9.00', description: 'Phone', category: 'Other' },
    ...{ frequency: 'monthly', startDate: '2026-03-31' },
  })
  const bill = await requireBill(db, ada.id, body.id)
  const eve = await addPerson(app)
  expect(await findBills(db, eve.id, [bill.id])).toEqual([])
  await expect(requireBill(db, eve.id, bill.id)).rejects.toMatchObject({ code: 'not_found' })
  for (const after of [{ ...bill, amount: 1 }, null]) {
    const change = { entity: 'bill' as const, before: bill, after }
    await expect(applyBills(db, eve.id, [change])).rejects.toThrow(
      'The bill to write does not exist',
    )
  }
  expect(await findBills(db, ada.id, [bill.id])).toEqual([bill])
})
