import type { Transaction } from '@evenkeel/domain/transactions'
import { ConfirmDialog } from '#ui/dialogs/confirmDialog.tsx'
import { useDeleteTransaction } from '../useDeleteTransaction.ts'

type DeleteTransactionDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function DeleteTransactionDialog(props: DeleteTransactionDialogProps) {
  const { remove, pending } = useDeleteTransaction()

  async function confirm() {
    if (await remove(props.transaction.id)) props.onOpenChange(false)
  }

  return (
    <ConfirmDialog
      open={props.open}
      onOpenChange={props.onOpenChange}
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
