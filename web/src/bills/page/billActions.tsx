import type { Bill } from '@evenkeel/domain/bills'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { EditBillDialog } from '../form/editBillDialog.tsx'
import { useBillActions } from '../list/useBillActions.ts'
import { CatchUp } from '../pay/catchUp.tsx'
import { PayControls } from '../pay/payControls.tsx'
import { cardName } from '../words.ts'

/** All that can be done with a bill, on its page. Deleting it leads back to the others. */
export function BillActions({ bill }: { bill: Bill }) {
  const name = cardName(bill)
  const [isEditing, setEditing] = useState<boolean>()
  const [, navigate] = useLocation()
  const actions = useBillActions(bill, {
    onEdit: () => setEditing(true),
    onDeleted: () => navigate('/recurring-bills', { replace: true }),
  })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <CatchUp bill={bill} name={name} />
      <PayControls bill={bill} name={name} more={actions} />
      {isEditing !== undefined && (
        <EditBillDialog bill={bill} open={isEditing} onOpenChange={setEditing} />
      )}
    </div>
  )
}
