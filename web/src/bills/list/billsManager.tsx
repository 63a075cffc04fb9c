import type { Bill } from '@evenkeel/domain/bills'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'
import { AddBillDialog } from '../form/addBillDialog.tsx'
import { EditBillDialog } from '../form/editBillDialog.tsx'
import { useBills } from '../queries.ts'
import { BillCard } from './billCard.tsx'
import { BillCosts } from './billCosts.tsx'
import { billGrid } from './billGrid.ts'
import { BillsFrame } from './billsFrame.tsx'
import { BillsSkeleton } from './billsSkeleton.tsx'

type BillsManagerProps = {
  /** The add dialog opens from the page's head. */
  adding: boolean
  onAdding: (open: boolean) => void
}

/** What comes back, what it costs, and when it is due next (SPEC.md §2 Recurring bills page). */
export function BillsManager({ adding, onAdding }: BillsManagerProps) {
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

type BillListProps = { bills: readonly Bill[]; onEdit: (bill: Bill) => void }

function BillList({ bills, onEdit }: BillListProps) {
  return (
    <>
      <BillCosts bills={bills} />
      <h2 className="mt-8 mb-4 text-title">Your bills</h2>
      <ul className={billGrid}>
        {bills.map((bill) => (
          <li key={bill.id} className="min-w-0">
            <BillCard bill={bill} onEdit={() => onEdit(bill)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoBills({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      text={
        <>
          <span className="mb-1 block font-medium text-ink">No recurring bills yet</span>
          Set up what comes back, rent or salary, and every due date will stand here.
        </>
      }
      action={
        <Button icon={Plus} onClick={onAdd}>
          Add your first bill
        </Button>
      }
    />
  )
}
