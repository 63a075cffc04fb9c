import type { Transaction } from '@evenkeel/domain/transactions'
import { FormProvider } from 'react-hook-form'
import { MeanwhileNotice } from '#forms/conflictNotice.tsx'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { useOpening } from '#ui/dialogs/useOpening.ts'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeField,
} from '../entryFields.tsx'
import { EntryWords } from './entryWords.tsx'
import { useEdit } from './useEdit.ts'

type EditDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Corrects one entry (SPEC.md §2 Edit Transaction dialog). */
export function EditDialog(props: EditDialogProps) {
  return <EditForm key={useOpening(props.open)} {...props} />
}

function EditForm({ transaction, open, onOpenChange }: EditDialogProps) {
  const close = () => onOpenChange(false)
  const { form, meanwhile, takeSaved, submit, pending } = useEdit(transaction, close)

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Edit Transaction"
      description="Update the details of this transaction"
      onSubmit={submit}
      submitLabel="Update Transaction"
      pendingLabel="Updating..."
      pending={pending}
    >
      {meanwhile && (
        <MeanwhileNotice
          noun="transaction"
          saveLabel="Update Transaction"
          saved={meanwhile.kind === 'changed' && <EntryWords transaction={meanwhile.saved} />}
          onTakeSaved={takeSaved}
        />
      )}
      <FormProvider {...form}>
        <TypeField saved={transaction} />
        <AmountField size="figure" />
        <CategoryField />
        <DescriptionField lines={3} />
        <DateField />
      </FormProvider>
    </FormDialog>
  )
}
