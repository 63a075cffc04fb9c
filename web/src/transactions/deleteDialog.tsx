import type { Transaction } from '@evenkeel/domain/transactions'
import { isStatus } from '#lib/api/errors.ts'
import { ConfirmDialog } from '#ui/confirmDialog.tsx'
import { toast } from '#ui/toastStore.ts'
import { useDeleteTransaction } from './queries.ts'

type DeleteDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks, then deletes one entry. */
export function DeleteDialog({ transaction, open, onOpenChange }: DeleteDialogProps) {
  const remove = useDeleteTransaction()

  async function confirm() {
    try {
      await remove.mutateAsync({ params: { id: transaction.id } })
      toast({
        title: 'Success',
        description: 'Transaction deleted successfully',
        variant: 'success',
      })
    } catch (error) {
      // Whoever deleted it first did what was wanted here.
      if (!isStatus(error, 404)) return tellFailure()
      toast({ description: 'This transaction had been deleted elsewhere already.' })
    }
    onOpenChange(false)
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
      pending={remove.isPending}
      onConfirm={confirm}
    />
  )
}

function tellFailure() {
  toast({ title: 'Error', description: 'Failed to delete transaction', variant: 'destructive' })
}
