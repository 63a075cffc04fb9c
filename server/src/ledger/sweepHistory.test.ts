import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { writeEntries } from '#testing/entries.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { forgetOld } from '../housekeeping.ts'
import { sweepHistory } from './sweepHistory.ts'

const app = await openTestApp({ env: { BILLING: 'off' } })
const { pool } = app.database
const ticket = { type: 'expense', amount: '12.30', category: 'Transportation', date: '2026-03-01' }

/** How many actions and changes a person has in the database. */
async function kept({ id }: Person): Promise<number[]> {
  const { rows } = await pool.query(
    `select (select count(*)::int from history where user_id = $1) as actions,
       (select count(*)::int from history_changes where user_id = $1) as changes`,
    [id],
  )
  return [rows[0].actions, rows[0].changes]
}

test('housekeeping deletes what is older than 90 days, and leaves the records alone', async () => {
  let ada = await addPerson(app)
  const first = await ada.post('/api/transactions', ticket)
  app.clock.advance({ ms: 1 })
  const edit = actionOf(await ada.patch(`/api/transactions/${first.body.id}`, { amount: '15' }))
  app.clock.advance({ days: 90 })
  await forgetOld(app.context)
  expect(await kept(ada)).toEqual([1, 1])
  ada = await openSession(app, ada)
  const before = await ledgerText(ada)
  expect((await undo(ada, actionOf(first))).body).toMatchObject({
    status: 410,
    code: 'history_expired',
  })
  expect((await ada.get('/api/history')).body).toMatchObject([{ id: edit }])

  app.clock.advance({ ms: 1 })
  await forgetOld(app.context)
  expect(await kept(ada)).toEqual([0, 0])
  expect((await undo(ada, edit)).status).toBe(410)
  expect(await ledgerText(ada)).toBe(before)
})

test('an undone action that is swept before its undo still lets the undo be taken back', async () => {
  let ada = await addPerson(app)
  const added = actionOf(await ada.post('/api/transactions', ticket))
  app.clock.advance({ days: 1 })
  ada = await openSession(app, ada)
  const undone = actionOf(await undo(ada, added))
  app.clock.advance({ days: 89, ms: 1 })
  await sweepHistory(app.context)
  expect(await kept(ada)).toEqual([1, 1])
  ada = await openSession(app, ada)
  expect((await undo(ada, undone)).status).toBe(200)
  expect((await ada.get('/api/transactions')).body).toMatchObject([{ amount: '12.30' }])
})

test('a large action goes in steps of 5,000 changes, and after a crash the rest goes next time', async () => {
  app.clock.advance({ days: 91 })
  await sweepHistory(app.context)
  const ada = await addPerson(app)
  await writeEntries(
    app,
    ada,
    Array.from({ length: 10_001 }, () => ({})),
  )
  expect(await kept(ada)).toEqual([1, 10_001])
  // What a crash after the first step leaves.
  await pool.query(
    `delete from history_changes where record_id in
      (select record_id from history_changes where user_id = $1 order by record_id limit 5000)`,
    [ada.id],
  )
  app.clock.advance({ days: 91 })
  app.database.statements.length = 0
  await sweepHistory(app.context)
  const deletions = app.database.statements.filter((text) =>
    text.startsWith('delete from "history_changes"'),
  )
  expect(deletions).toHaveLength(2)
  expect(await kept(ada)).toEqual([0, 0])
})

test('more actions than one step takes are all deleted, and nobody’s newer ones', async () => {
  const [ada, bob] = [await addPerson(app), await addPerson(app)]
  for (let number = 0; number < 101; number += 1) await ada.post('/api/transactions', ticket)
  app.clock.advance({ days: 91 })
  const fresh = await openSession(app, bob)
  await fresh.post('/api/transactions', ticket)
  await sweepHistory(app.context)
  expect([await kept(ada), await kept(bob)]).toEqual([
    [0, 0],
    [1, 1],
  ])
})
