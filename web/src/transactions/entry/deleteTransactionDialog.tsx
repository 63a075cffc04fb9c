import { formatDay, type LocalDate } from '@evenkeel/domain/calendar'
import { deleteTransaction, type Transaction } from '@evenkeel/domain/transactions'
import { useUndo } from '#ledger/undo.ts'
import { isStatus } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useOnce } from '#lib/useOnce.ts'
import { DeleteDialog } from '#ui/dialogs/formDialog.tsx'
import { toast, toastError } from '#ui/toasts/toastStore.ts'
import { EntryText } from './entryText.tsx'

type DeleteTransactionDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Asks before a transaction is deleted. */
export function DeleteTransactionDialog(props: DeleteTransactionDialogProps) {
  const { isPending, remove } = useDeleteTransaction()
  const close = () => props.onOpenChange(false)
  const removeOnce = useOnce(async () => (await remove(props.transaction)) && close())

  return (
    <DeleteDialog
      open={props.open}
      onClose={close}
      title="Delete transaction"
      description={
        <>
          Are you sure you want to delete this transaction?{' '}
          <span className="mt-1 block text-body text-ink">
            <EntryText entry={props.transaction} />
          </span>
        </>
      }
      pending={isPending}
      onDelete={() => void removeOnce()}
    />
  )
}

/** Deletes a transaction and says so, and when the bill that it paid is due again. */
export function useDeleteTransaction() {
  const { mutateAsync, isPending } = useCall(deleteTransaction)
  const { tellDone } = useUndo()

  /** @returns whether it is gone now */
  async function remove({ id }: Transaction): Promise<boolean> {
    try {
      const { headers } = await mutateAsync({ params: { id } })
      tellDone(sentenceOf(headers['Bill-Due-Again']), headers)
    } catch (error) {
      if (!isStatus(error, 404)) {
        toastError('Failed to delete transaction')
        return false
      }
      toast({ description: 'This transaction was already deleted.' })
    }
    return true
  }

  return { isPending, remove }
}

function sentenceOf(due: LocalDate | undefined): string {
  const deleted = 'Transaction deleted successfully'
  return due === undefined ? deleted : `${deleted}. Its bill is due again on ${formatDay(due)}.`
}
