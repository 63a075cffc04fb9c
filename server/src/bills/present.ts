import type { Bill } from '@evenkeel/domain/bills'
import type { BillRow } from '#db/rows.ts'

/** The fields of a bill that replies carry. */
export function presentBill(row: BillRow): Bill {
  const { passed: _d, pausedOn: _p, scheduleChangedAt: _s, latestVersion: _l, ...bill } = row
  return bill
}
