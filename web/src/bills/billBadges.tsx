import type { Bill } from '@evenkeel/domain/bills'
import { frequencyNames, typeNames } from '#ledger/words.ts'
import { Badge } from '#ui/badge.tsx'

export function BillBadges({ bill }: { bill: Bill }) {
  return (
    <div className="flex flex-wrap gap-1.5">
      <Badge tone={bill.type}>{typeNames[bill.type]}</Badge>
      <Badge>{frequencyNames[bill.frequency]}</Badge>
      {!bill.isActive && <Badge tone="warning">Inactive</Badge>}
    </div>
  )
}
