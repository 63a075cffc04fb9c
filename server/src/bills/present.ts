import type { Bill } from '@evenkeel/domain/bills'
import type { BillRow } from './store.ts'

/** What a person is told about a bill. */
export function presentBill(row: BillRow): Bill {
  const { pausedOn: _p, scheduleChangedAt: _s, deletedAt: _d, ...bill } = row
  return bill
}
