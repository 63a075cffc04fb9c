import { NewTransaction, Transaction, updateTransaction } from '@evenkeel/domain/transactions'
import { FormProvider } from 'react-hook-form'
import { ConflictNotice } from '#forms/conflictNotice.tsx'
import { useEditForm } from '#forms/useEditForm.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { today } from '#lib/today.ts'
import { AfterPaint } from '#ui/afterPaint.tsx'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeField,
} from '../entryFields.tsx'
import { changesOf, entryInputOf } from '../entryForm.ts'
import { EntryText } from './entryText.tsx'
import { useHiddenNote } from './hiddenNote.ts'

type EditTransactionDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function EditTransactionDialog(props: EditTransactionDialogProps) {
  return <EditTransactionForm key={useOpening(props.open)} {...props} />
}

function EditTransactionForm({ transaction, open, onOpenChange }: EditTransactionDialogProps) {
  const { mutateAsync, isPending } = useCall(updateTransaction)
  const { tellDone } = useUndo()
  const noteOf = useHiddenNote()
  const { form, conflict, takeSaved, close, submit } = useEditForm(transaction, {
    noun: 'transaction',
    fields: NewTransaction,
    record: Transaction,
    inputOf: (row) => entryInputOf(row, today()),
    changesOf,
    update: async (call) => {
      const { data, headers } = await mutateAsync(call)
      tellDone('Transaction updated successfully', headers, noteOf(data))
    },
    onClose: () => onOpenChange(false),
  })

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Edit Transaction"
      description="Update the details of this transaction"
      onSubmit={submit}
      submitLabel="Update Transaction"
      pendingLabel="Updating..."
      pending={isPending}
    >
      {conflict && (
        <ConflictNotice
          noun="transaction"
          saveLabel="Update Transaction"
          saved={conflict.kind === 'changed' && <EntryText entry={conflict.saved} />}
          onTakeSaved={takeSaved}
        />
      )}
      <FormProvider {...form}>
        <TypeField saved={transaction} />
        <AmountField size="figure" />
        <AfterPaint room="h-67">
          <CategoryField />
          <DescriptionField lines={3} />
          <DateField />
        </AfterPaint>
      </FormProvider>
    </FormDialog>
  )
}
