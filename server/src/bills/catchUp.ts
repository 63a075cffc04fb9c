import { type Cycle, caughtUp, cycleCounts } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'
import { caughtUpWords } from '@evenkeel/domain/ledger'
import type { Context } from '#context.ts'
import { type BillRow, type LedgerChange, nextVersion } from '#db/rows.ts'
import { listPaidDueDates, writeLedger } from '#ledger/index.ts'
import { newTransaction } from '#transactions/index.ts'
import { type ChangedBill, requireTarget, type Target } from './changeBill.ts'
import { presentBill } from './present.ts'

/**
 * Settles missed due dates of a bill in one action: those that were paid get a transaction, the others are recorded with
 * the bill.
 * @throws AppError version_conflict, due_date_moved, bill_inactive
 */
export async function catchUp(
  context: Context,
  userId: string,
  target: Target,
  cycles: readonly Cycle[],
  today: LocalDate,
): Promise<ChangedBill> {
  const action = {
    kind: 'bill_caught_up',
    words: (changes: readonly LedgerChange[]) =>
      caughtUpWords(caughtUpBill(changes), cycleCounts(cycles)),
  } as const
  const { changes, actionId } = await writeLedger(context, userId, action, async (db) => {
    const before = await requireTarget(db, userId, target)
    const paid = new Set(await listPaidDueDates(db, userId, before.id))
    const after = { ...before, ...caughtUp(before, cycles, today, paid), ...nextVersion(before) }
    return [
      { entity: 'bill', before, after },
      ...cycles.flatMap((cycle) => paymentOf(context, before, cycle, today)),
    ]
  })
  return { bill: presentBill(caughtUpBill(changes)), actionId }
}

function caughtUpBill(changes: readonly LedgerChange[]): BillRow {
  return changes.find(({ entity }) => entity === 'bill')?.after as BillRow
}

function paymentOf(
  { clock }: Context,
  bill: BillRow,
  cycle: Cycle,
  today: LocalDate,
): LedgerChange[] {
  if (cycle.as !== 'paid') return []
  const { type, amount, category, description } = bill
  const input = { type, amount, category, description, date: cycle.paymentDate ?? today }
  const paid = { billId: bill.id, billDueDate: cycle.dueDate }
  const payment = newTransaction(bill.userId, input, clock.now(), paid)
  return [{ entity: 'transaction', before: null, after: payment }]
}
