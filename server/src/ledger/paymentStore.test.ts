import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson } from '#testing/person.ts'
import { addMany } from './addMany.ts'
import { findBills, requireBill } from './billStore.ts'
import { checkTotals } from './checkTotals.ts'
import { listPaidAhead, listPaidDueDates } from './paymentStore.ts'

const app = await openTestApp({ env: { BILLING: 'off' } })
const { db } = app.context
const path = '/api/recurring-transactions'

const phone = {
  ...{ type: 'expense', amount: '9.00', description: 'Phone', category: 'Other' },
  ...{ frequency: 'weekly', startDate: '2026-03-15' },
}

test('cycles paid ahead are those of active bills from their next due date on', async () => {
  app.clock.set('2026-03-15T09:30:00.000Z')
  const ada = await addPerson(app)
  const { id } = (await ada.post(path, phone)).body
  const paused = (await ada.post(path, phone)).body.id
  for (const bill of [id, id, id, paused]) await ada.post(`${path}/${bill}/process`)
  expect(await listPaidDueDates(db, ada.id, id)).toEqual(['2026-03-15', '2026-03-22', '2026-03-29'])
  expect(await listPaidAhead(db, ada.id)).toEqual(new Map())
  // The new schedule begins on a day between the paid ones.
  for (const bill of [id, paused]) {
    await ada.put(`${path}/${bill}`, { ...phone, frequency: 'monthly', startDate: '2026-03-16' })
  }
  await ada.patch(`${path}/${paused}/toggle`)
  expect(await listPaidAhead(db, ada.id)).toEqual(new Map([[id, ['2026-03-22', '2026-03-29']]]))
  expect(await listPaidAhead(db, (await addPerson(app)).id)).toEqual(new Map())
})

test('bills can be added without transactions, and all ledgers are checked', async () => {
  const ada = await addPerson(app)
  const bob = await addPerson(app)
  const { id } = (await ada.post(path, phone)).body
  const bill = { ...(await requireBill(db, ada.id, id)), userId: bob.id }
  await addMany(app.context, bob.id, { bills: [bill], transactions: [] })
  expect(await findBills(db, bob.id, [id])).toEqual([bill])
  const checked: string[] = []
  for await (const { userId, wrong } of checkTotals(app.context)) {
    expect(wrong).toBe(0)
    checked.push(userId)
  }
  expect(checked).toEqual(expect.arrayContaining([ada.id, bob.id]))
})
