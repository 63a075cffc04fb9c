import { categories, type Transaction, type TransactionType } from '@evenkeel/domain/transactions'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { MeanwhileNotice } from '#ui/meanwhileNotice.tsx'
import {
  AmountField,
  CategoryField,
  type CategoryOptions,
  DateField,
  DescriptionField,
} from './entryFields.tsx'
import { EntryWords } from './entryWords.tsx'
import { TypeToggle } from './typeToggle.tsx'
import { useEdit } from './useEdit.ts'
import { useOpening } from './useOpening.ts'

type EditDialogProps = {
  transaction: Transaction
  open: boolean
  onOpenChange: (open: boolean) => void
  categoryOptions?: CategoryOptions | undefined
}

/** Corrects one entry (SPEC.md §2 Edit Transaction dialog). */
export function EditDialog(props: EditDialogProps) {
  return <EditForm key={useOpening(props.open)} {...props} />
}

function EditForm({ transaction, open, onOpenChange, categoryOptions }: EditDialogProps) {
  const close = () => onOpenChange(false)
  const { form, meanwhile, takeSaved, submit, pending } = useEdit(transaction, close)
  const offered = categoryOptions ?? categories

  function switchType(type: TransactionType) {
    form.setValue('type', type)
    // What the entry was stays within reach; a category that the other type has not is asked for anew.
    const { category } = form.getValues()
    if (type === transaction.type) form.setValue('category', transaction.category)
    else if (!offered[type].includes(category)) form.setValue('category', '')
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Edit Transaction"
      description="Update the details of this transaction"
      onSubmit={submit}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingText="Updating...">
            Update Transaction
          </Button>
        </>
      }
    >
      {meanwhile && (
        <MeanwhileNotice
          noun="transaction"
          saveLabel="Update Transaction"
          saved={meanwhile.kind === 'changed' && <EntryWords transaction={meanwhile.saved} />}
          onTakeSaved={takeSaved}
        />
      )}
      <TypeToggle value={form.watch('type')} onChange={switchType} />
      <AmountField form={form} size="figure" />
      <CategoryField form={form} options={offered} />
      <DescriptionField form={form} lines={3} />
      <DateField form={form} />
    </Dialog>
  )
}
