import type { Bill } from '@evenkeel/domain/bills'
import { FormProvider } from 'react-hook-form'
import { MeanwhileNotice } from '#forms/conflictNotice.tsx'
import { formatDay } from '#lib/format.ts'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { useOpening } from '#ui/dialogs/useOpening.ts'
import { Money } from '#ui/money.tsx'
import { frequencyNames } from '../words.ts'
import { BillFields } from './billFields.tsx'
import { useBillEdit } from './useBillEdit.ts'

type EditBillDialogProps = {
  bill: Bill
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Changes a bill, and shows what that does to its due dates. */
export function EditBillDialog(props: EditBillDialogProps) {
  return <EditBillForm key={useOpening(props.open)} {...props} />
}

function EditBillForm({ bill, open, onOpenChange }: EditBillDialogProps) {
  const { form, base, meanwhile, takeSaved, close, submit, pending } = useBillEdit(bill, () =>
    onOpenChange(false),
  )
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Edit Recurring Bill"
      description="Update the details of this recurring bill"
      onSubmit={submit}
      submitLabel="Update Bill"
      pendingLabel="Updating..."
      pending={pending}
    >
      {meanwhile && (
        <MeanwhileNotice
          noun="recurring bill"
          saveLabel="Update Bill"
          saved={meanwhile.kind === 'changed' && <BillWords bill={meanwhile.saved} />}
          onTakeSaved={takeSaved}
        />
      )}
      <FormProvider {...form}>
        <BillFields bill={base} />
      </FormProvider>
    </FormDialog>
  )
}

/** A bill in a line of words. */
function BillWords({ bill }: { bill: Bill }) {
  const { type, amount, category, description, frequency, nextDueDate, isActive } = bill
  return (
    <>
      <Money cents={amount} kind={type} />, {category}, {frequencyNames[frequency].toLowerCase()},
      next due {formatDay(nextDueDate)}
      {description && <>, “{description}”</>}
      {!isActive && ', inactive'}
    </>
  )
}
