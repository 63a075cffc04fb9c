import { scaled, testScale } from '@evenkeel/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openTestApp, type TestReply } from '#testing/app.ts'
import { actionOf, ledgerText, undo } from '#testing/ledger.ts'
import {
  act,
  addDays,
  billsOf,
  canUndo,
  entriesOf,
  firstDue,
  type LedgerModel,
  type ModelAction,
  newModel,
  undoneBy,
} from '#testing/ledgerModel.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { checkTotals } from './checkTotals.ts'

// Random sequences of everything that can be done to a ledger, beside a model that shares no code with the product.
// `TEST_SCALE=400` runs 10,000 sequences.

const app = await openTestApp({ env: { BILLING: 'off' } })
const today = '2026-03-15'
const bills = '/api/recurring-transactions'

const fields = {
  type: fc.constantFrom('income', 'expense'),
  amount: fc.constantFrom('0.01', '12.30', '99999999.99'),
  category: fc.constantFrom('Other', 'Housing', 'other'),
  date: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-28', '2026-03-15'),
}
const which = fc.nat()
/** Counted from the newest: what was just done is undone most often. */
const recent = fc.oneof(fc.nat(2), fc.nat(2), fc.nat())
const effect = fc.oneof(
  fc.record({ delete: fc.constant(true as const) }),
  fc.record({ set: fc.record({ category: fields.category }) }),
  fc.record({ set: fc.record({ date: fields.date, category: fields.category }) }),
)
const startDate = fc.integer({ min: -10, max: 6 }).map((days) => addDays(today, days))
const kind = <K extends string>(name: K) => fc.constant(name)

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: kind('add'), fields: fc.record(fields) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('edit'), which, fields: fc.record(fields) }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('remove'), which }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('bulkIds'),
      picks: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
      effect,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: kind('bulkFilter'), category: fields.category, effect }),
  },
  { weight: 2, arbitrary: fc.record({ kind: kind('addBill'), startDate }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('editBill'), which, startDate }) },
  { weight: 1, arbitrary: fc.record({ kind: kind('toggleBill'), which }) },
  { weight: 2, arbitrary: fc.record({ kind: kind('removeBill'), which }) },
  { weight: 5, arbitrary: fc.record({ kind: kind('pay'), which }) },
  { weight: 8, arbitrary: fc.record({ kind: kind('undo'), which: recent }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

type World = { person: Person; model: LedgerModel }

const pick = <T>(from: readonly T[], number: number): T | undefined => from[number % from.length]
const dayOf = (text: string | null) => text?.slice(0, 10) ?? null

/** Records in the model what the product is told to do to some transactions. */
function actOnEntries(
  model: LedgerModel,
  action: { id: string; kind: string },
  ids: readonly string[],
  set: object | undefined,
): void {
  const byId = new Map(entriesOf(model))
  const changes = ids.flatMap((id) => {
    const entry = byId.get(id)
    if (entry === undefined) return []
    return [[id, set && { entry: { ...entry, ...set } }] as const]
  })
  act(model, action, new Map(changes))
}

async function takeStep({ person, model }: World, wish: Step): Promise<void> {
  app.clock.advance({ ms: 1 })
  switch (wish.kind) {
    case 'add': {
      const reply = await person.post('/api/transactions', wish.fields)
      const payment = { billId: null, billDueDate: null }
      const entry = { ...wish.fields, ...payment, createdAt: app.clock.now().getTime() }
      const action = { id: actionOf(reply), kind: 'transaction_created' }
      return act(model, action, new Map([[reply.body.id, { entry }]]))
    }
    case 'edit': {
      const [id] = pick(entriesOf(model), wish.which) ?? []
      if (id === undefined) return
      const reply = await person.patch(`/api/transactions/${id}`, wish.fields)
      const action = { id: actionOf(reply), kind: 'transaction_updated' }
      return actOnEntries(model, action, [id], wish.fields)
    }
    case 'remove': {
      const [id] = pick(entriesOf(model), wish.which) ?? []
      if (id === undefined) return
      const reply = await person.delete(`/api/transactions/${id}`)
      const action = { id: actionOf(reply), kind: 'transaction_deleted' }
      return actOnEntries(model, action, [id], undefined)
    }
    case 'bulkIds':
    case 'bulkFilter':
      return changeMany({ person, model }, wish)
    case 'undo':
      return takeBack({ person, model }, wish.which)
    default:
      return actOnBill({ person, model }, wish)
  }
}

async function changeMany(
  { person, model }: World,
  wish: Extract<Step, { kind: 'bulkIds' | 'bulkFilter' }>,
): Promise<void> {
  const entries = entriesOf(model)
  const named =
    wish.kind === 'bulkIds'
      ? wish.picks.flatMap((number) => pick(entries, number) ?? [])
      : entries.filter(([, entry]) => entry.category === wish.category)
  const ids = [...new Set(named.flatMap((one) => (Array.isArray(one) ? one[0] : one)))].filter(
    (id): id is string => typeof id === 'string' && model.records.has(id),
  )
  if (ids.length === 0) return
  const target =
    wish.kind === 'bulkIds'
      ? { ids }
      : { filter: { category: wish.category }, expectedCount: ids.length }
  const reply = await person.post('/api/transactions/bulk', { ...target, ...wish.effect })
  expect(reply.body).toEqual({ count: ids.length })
  const set = 'set' in wish.effect ? wish.effect.set : undefined
  const byId = new Map(entries)
  const changed = ids.filter((id) => {
    const entry = byId.get(id)
    return (
      set === undefined ||
      Object.entries(set).some(([name, value]) => entry?.[name as 'date'] !== value)
    )
  })
  if (changed.length === 0) return expect(reply.headers['ledger-action']).toBeUndefined()
  const kind = set ? 'transactions_updated' : 'transactions_deleted'
  actOnEntries(model, { id: actionOf(reply), kind }, changed, set)
}

async function actOnBill(
  { person, model }: World,
  wish: Extract<Step, { kind: 'addBill' | 'editBill' | 'toggleBill' | 'removeBill' | 'pay' }>,
): Promise<void> {
  const body = { type: 'expense', amount: '5.00', category: 'Housing', frequency: 'weekly' }
  const now = app.clock.now().getTime()
  if (wish.kind === 'addBill') {
    const { startDate } = wish
    const reply = await person.post(`${bills}?today=${today}`, { ...body, startDate })
    const { id } = reply.body
    const nextDueDate = firstDue(model, id, startDate)
    const bill = { startDate, nextDueDate, isActive: true, scheduleChangedAt: 0 }
    return act(model, { id: actionOf(reply), kind: 'bill_created' }, new Map([[id, { bill }]]))
  }
  const [id, bill] = pick(billsOf(model), wish.which) ?? []
  if (id === undefined || bill === undefined) return
  const change = (reply: TestReply, kind: string, after: typeof bill | undefined) =>
    act(model, { id: actionOf(reply), kind }, new Map([[id, after && { bill: after }]]))
  switch (wish.kind) {
    case 'editBill': {
      const { startDate } = wish
      const reply = await person.put(`${bills}/${id}?today=${today}`, { ...body, startDate })
      if (startDate === bill.startDate) return change(reply, 'bill_updated', { ...bill })
      const nextDueDate = firstDue(model, id, startDate)
      return change(reply, 'bill_updated', {
        ...bill,
        startDate,
        nextDueDate,
        scheduleChangedAt: now,
      })
    }
    case 'toggleBill': {
      const reply = await person.patch(`${bills}/${id}/toggle?today=${today}`)
      const isActive = !bill.isActive
      const nextDueDate = isActive ? firstDue(model, id, bill.startDate) : bill.nextDueDate
      return change(reply, 'bill_toggled', { ...bill, isActive, nextDueDate })
    }
    case 'removeBill':
      return change(await person.delete(`${bills}/${id}`), 'bill_deleted', undefined)
    case 'pay': {
      const reply = await person.post(`${bills}/${id}/process?today=${today}`)
      if (!bill.isActive) return expect(reply.status).toBe(409)
      const { type, amount, category } = body
      const paid = { billId: id, billDueDate: bill.nextDueDate }
      const entry = { type, amount, category, date: today, ...paid, createdAt: now }
      const action = { id: actionOf(reply), kind: 'bill_paid' }
      return act(model, action, new Map([[reply.body.transaction.id, { entry }]]))
    }
  }
}

async function takeBack({ person, model }: World, number: number): Promise<void> {
  const action = pick(model.actions.toReversed(), number)
  if (action === undefined) return
  const reply = await undo(person, action.id)
  const earlier = undoneBy(model, action)
  if (earlier) return expect([reply.status, reply.body.id]).toEqual([200, earlier.id])
  if (!canUndo(model, action)) {
    return expect([reply.status, reply.body.code]).toEqual([409, 'changed_since'])
  }
  actUndo(model, action, actionOf(reply))
}

function actUndo(model: LedgerModel, action: ModelAction, id: string): void {
  const back = [...action.steps].map(([record, { before }]) => [record, before] as const)
  const kind = action.kind === 'undone' ? 'redone' : 'undone'
  act(model, { id, kind, undoes: action }, new Map(back))
}

/** Rows, totals, due dates and history are those of the model. */
async function requireEqual({ person, model }: World): Promise<void> {
  const { body: rows } = await person.get('/api/transactions')
  const shown = rows.map((row: Record<string, string>) => {
    const { id, type, amount, category, date, billId, billDueDate } = row
    return [
      id,
      {
        type,
        amount,
        category,
        date: dayOf(date ?? ''),
        billId,
        billDueDate: dayOf(billDueDate ?? null),
      },
    ]
  })
  const wanted = entriesOf(model).map(([id, { createdAt: _, ...entry }]) => [id, entry] as const)
  expect(new Map(shown)).toEqual(new Map(wanted))
  const { body: owed } = await person.get(bills)
  expect(
    new Map(owed.map((bill: Record<string, string>) => [bill.id, dayOf(bill.nextDueDate ?? '')])),
  ).toEqual(new Map(billsOf(model).map(([id, { nextDueDate }]) => [id, nextDueDate])))
  const { body: history } = await person.get('/api/history?limit=100')
  expect(
    history.map((action: Record<string, unknown>) => {
      const { id, kind, count, undoneBy, undoes } = action
      return { id, kind, count, undoneBy, undoes }
    }),
  ).toEqual(
    model.actions.toReversed().map((action) => ({
      id: action.id,
      kind: action.kind,
      count: action.steps.size,
      undoneBy: undoneBy(model, action)?.id ?? null,
      undoes: action.undoes?.id ?? null,
    })),
  )
  for await (const { wrong } of checkTotals(app.context, person.id)) expect(wrong).toBe(0)
}

test(
  'any sequence of writes, undos and redos leaves what the model says, and undone to its start the same bytes',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 6 }),
        fc.array(step, { minLength: 1, maxLength: 14 }),
        async (opening, steps) => {
          app.clock.set(`${today}T09:30:00.000Z`)
          const world = { person: await addPerson(app), model: newModel(today) }
          for (const wish of opening) await takeStep(world, wish)
          const start = await ledgerText(world.person)
          const actionsAtStart = world.model.actions.length
          for (const wish of steps) await takeStep(world, wish)
          await requireEqual(world)
          // The newest first, undos too: each brings back what was there before it.
          for (const { id } of world.model.actions.slice(actionsAtStart).toReversed()) {
            expect((await undo(world.person, id)).status).toBe(200)
          }
          expect(await ledgerText(world.person)).toBe(start)
        },
      ),
      { numRuns: scaled(25) },
    )
  },
  60_000 * testScale,
)
