import type { Bill } from '@evenkeel/domain/bills'
import { Plus } from 'lucide-react'
import { type CSSProperties, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/states.tsx'
import { AddBillDialog } from '../form/addBillDialog.tsx'
import { EditBillDialog } from '../form/editBillDialog.tsx'
import { useBillMonth } from '../month/useBillMonth.ts'
import { useBills, useExpectedCount } from '../queries.ts'
import { BillList, billGrid } from './billList.tsx'
import { BillsFrame } from './billsFrame.tsx'

type BillsManagerProps = {
  /** The page's heading has the button that opens the add dialog. */
  adding: boolean
  onAdding: (open: boolean) => void
}

export function BillsManager({ adding, onAdding }: BillsManagerProps) {
  // With the bills, not after them.
  useBillMonth()
  const [editing, setEditing] = useState<{ bill: Bill; open: boolean }>()
  return (
    <>
      <BillsFrame
        query={useBills()}
        label="Bills"
        skeleton={<BillsSkeleton />}
        empty={<NoBills onAdd={() => onAdding(true)} />}
      >
        {(bills) => <BillList bills={bills} onEdit={(bill) => setEditing({ bill, open: true })} />}
      </BillsFrame>
      <AddBillDialog open={adding} onOpenChange={onAdding} />
      {editing && (
        <EditBillDialog {...editing} onOpenChange={(open) => setEditing({ ...editing, open })} />
      )}
    </>
  )
}

function NoBills({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No recurring bills yet"
      text="Set up repeating income and expenses, such as rent or salary, and see their due dates here."
      action={
        <Button icon={Plus} onClick={onAdd}>
          Add your first bill
        </Button>
      }
    />
  )
}

function BillsSkeleton() {
  // About as many categories as there were bills. On a phone the list comes first.
  const categories = Math.min(useExpectedCount(undefined, 4), 6)
  const shape = 'rounded-card h-[calc(16.5rem+var(--rows)*2.25rem)]'
  return (
    <Loading label="Loading recurring bills">
      <Skeleton className="mb-6 h-67.5 rounded-card touch:h-70.5" />
      <div className="max-md:hidden" style={{ '--rows': categories } as CSSProperties}>
        <Skeleton className={categories > 1 ? shape : 'h-57 rounded-card'} />
      </div>
      <Skeleton className="mt-8 mb-4 h-6.5 w-28" />
      <Skeleton className="mb-4 h-6.5 w-44 xl:mb-2" />
      <div className={billGrid}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton
            key={place}
            className="bill-row h-51 rounded-card max-xl:touch:h-54 row:mb-4 row:h-13 xl:h-17"
          />
        ))}
      </div>
    </Loading>
  )
}
