import type { Bill } from '@evenkeel/domain/bills'
import { Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useDeleteBill } from './useDeleteBill.ts'
import { useToggleBill } from './useToggleBill.ts'

type Reactions = { onEdit: () => void; onDeleted?: () => void }

/** What can be done with a bill besides paying it. */
export function useBillActions(bill: Bill, { onEdit, onDeleted }: Reactions) {
  const toggle = useToggleBill(bill)
  const remove = useDeleteBill(bill, onDeleted)
  const [label, icon] = bill.isActive ? ['Deactivate', Pause] : ['Activate', Play]
  return [
    { label, icon, variant: 'quiet', onSelect: toggle },
    { label: 'Edit', icon: Pencil, variant: 'quiet', onSelect: onEdit },
    { label: 'Delete', icon: Trash2, variant: 'danger', onSelect: remove },
  ] as const
}
