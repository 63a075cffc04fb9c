// An independent model of the ledger, as simple as possible: whole copies of records instead of versions, a loop
// instead of calendar rules. Bills are weekly. It imports nothing from the product.

type Entry = {
  type: string
  amount: string
  category: string
  date: string
  billId: string | null
  billDueDate: string | null
  createdAt: number
}
type Bill = { startDate: string; nextDueDate: string; isActive: boolean; scheduleChangedAt: number }

/** Contents are compared by identity. */
type Content = { entry: Entry } | { bill: Bill }
type Step = { before: Content | undefined; after: Content | undefined }

export type ModelAction = {
  id: string
  kind: string
  steps: Map<string, Step>
  undoes: ModelAction | undefined
  /** Every record right after the action. */
  after: ReadonlyMap<string, Content>
}

export type LedgerModel = {
  today: string
  records: Map<string, Content>
  actions: ModelAction[]
  /** Payments that were removed while their bill was deleted. */
  missed: Map<string, Entry[]>
}

export function newModel(today: string): LedgerModel {
  return { today, records: new Map(), actions: [], missed: new Map() }
}

export function entriesOf({ records }: LedgerModel): [string, Entry][] {
  return [...records].flatMap(([id, content]) => ('entry' in content ? [[id, content.entry]] : []))
}

export function billsOf({ records }: LedgerModel): [string, Bill][] {
  return [...records].flatMap(([id, content]) => ('bill' in content ? [[id, content.bill]] : []))
}

/** Applies an action's steps and their consequences for bills. */
export function act(
  model: LedgerModel,
  action: { id: string; kind: string; undoes?: ModelAction },
  changes: ReadonlyMap<string, Content | undefined>,
): void {
  const steps = new Map<string, Step>()
  const set = (id: string, after: Content | undefined) => {
    const before = steps.has(id) ? steps.get(id)?.before : model.records.get(id)
    steps.set(id, { before, after })
    if (after === undefined) model.records.delete(id)
    else model.records.set(id, after)
  }
  for (const [id, after] of changes) set(id, after)
  for (const billId of touchedBills(steps)) settle(model, billId, steps, set, action.undoes)
  const after = new Map(model.records)
  model.actions.push({ ...action, steps, undoes: action.undoes, after })
}

function touchedBills(steps: ReadonlyMap<string, Step>): Set<string> {
  const ids = new Set<string>()
  for (const [id, { before, after }] of steps) {
    const content = after ?? before
    if (content === undefined) continue
    if ('bill' in content) ids.add(id)
    else if (content.entry.billId !== null) ids.add(content.entry.billId)
  }
  return ids
}

function settle(
  model: LedgerModel,
  billId: string,
  steps: ReadonlyMap<string, Step>,
  set: (id: string, after: Content) => void,
  undoes: ModelAction | undefined,
): void {
  const removed = [...steps.values()].flatMap(({ before, after }) =>
    after === undefined && before && 'entry' in before && before.entry.billId === billId
      ? [before.entry]
      : [],
  )
  const content = model.records.get(billId)
  if (content === undefined || !('bill' in content)) {
    // A bill deleted by the same action misses none of its payments; only later removals count.
    const isLeaving = steps.has(billId)
    model.missed.set(billId, isLeaving ? [] : [...(model.missed.get(billId) ?? []), ...removed])
    return
  }
  const isBack = steps.has(billId) && steps.get(billId)?.before === undefined
  // Restored to an earlier state: payments missing from that state have no consequences.
  const isRestored = undoes?.steps.has(billId) || undoes?.after.get(billId) === content
  const gone = isBack ? (model.missed.get(billId) ?? []) : isRestored ? [] : removed
  const next = dueAfter(model, billId, content.bill, gone)
  if (next !== content.bill.nextDueDate)
    set(billId, { bill: { ...content.bill, nextDueDate: next } })
}

function dueAfter(model: LedgerModel, billId: string, bill: Bill, gone: readonly Entry[]): string {
  const paid = paidDates(model, billId)
  let next = bill.nextDueDate
  for (;;) {
    const last = addDays(next, -7)
    const owed = gone.some(
      (entry) =>
        entry.billDueDate === last && !paid.has(last) && entry.createdAt >= bill.scheduleChangedAt,
    )
    if (!owed || last < bill.startDate) break
    next = last
  }
  while (paid.has(next)) next = addDays(next, 7)
  return next
}

function paidDates(model: LedgerModel, billId: string): Set<string> {
  return new Set(
    entriesOf(model).flatMap(([, entry]) =>
      entry.billId === billId ? (entry.billDueDate ?? []) : [],
    ),
  )
}

/** The first unpaid weekly date on or after today. */
export function firstDue(model: LedgerModel, billId: string, startDate: string): string {
  const paid = paidDates(model, billId)
  let due = startDate
  while (due < model.today || paid.has(due)) due = addDays(due, 7)
  return due
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

/** The latest action that undid this one and has not been undone itself. */
export function undoneBy(model: LedgerModel, action: ModelAction): ModelAction | undefined {
  return model.actions.findLast(
    (other) => other.undoes === action && undoneBy(model, other) === undefined,
  )
}

/** True if every record is as the action left it, and no cycle would be paid twice. */
export function canUndo(model: LedgerModel, { steps }: ModelAction): boolean {
  return [...steps].every(([id, { before, after }]) => {
    if (model.records.get(id) !== after) return false
    if (before === undefined || after !== undefined || !('entry' in before)) return true
    const { billId, billDueDate } = before.entry
    return billId === null || !paidDates(model, billId).has(billDueDate ?? '')
  })
}
