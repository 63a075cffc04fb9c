import type { Transaction } from '@evenkeel/domain/transactions'
import { ConfirmDialog } from '#ui/dialogs/confirmDialog.tsx'
import { useRemoval } from '../useRemoval.ts'

type DeleteDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, then deletes one entry. */
export function DeleteDialog({ transaction, open, onOpenChange }: DeleteDialogProps) {
  const { remove, pending } = useRemoval()

  async function confirm() {
    if (await remove(transaction.id)) onOpenChange(false)
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete transaction"
      description="Are you sure you want to delete this transaction?"
      confirmLabel="Delete"
      pendingLabel="Deleting..."
      danger
      pending={pending}
      onConfirm={confirm}
    />
  )
}
