import { Bill, BillUpdate, updateBill } from '@evenkeel/domain/bills'
import { formatDay } from '@evenkeel/domain/calendar'
import { useQueryClient } from '@tanstack/react-query'
import { FormProvider } from 'react-hook-form'
import { ConflictNotice } from '#forms/conflictNotice.tsx'
import { useEditForm } from '#forms/useEditForm.ts'
import { useUndo } from '#ledger/undo.ts'
import { frequencyNames } from '#ledger/words.ts'
import { useCall } from '#lib/api/hooks.ts'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import { Money } from '#ui/money.tsx'
import { putBill } from '../queries.ts'
import { BillFields } from './billFields.tsx'
import { billInputOf, changesOf } from './billForm.ts'

type EditBillDialogProps = { bill: Bill; open: boolean; onOpenChange: (open: boolean) => void }

export function EditBillDialog(props: EditBillDialogProps) {
  return <EditBillForm key={useOpening(props.open)} {...props} />
}

function EditBillForm({ bill, open, onOpenChange }: EditBillDialogProps) {
  const client = useQueryClient()
  const { tellDone } = useUndo()
  const { mutateAsync, isPending } = useCall(updateBill)
  const { form, base, conflict, takeSaved, close, submit } = useEditForm(bill, {
    noun: 'recurring bill',
    fields: BillUpdate,
    record: Bill,
    inputOf: billInputOf,
    changesOf,
    update: async (call) => {
      const { data, headers } = await mutateAsync(call)
      putBill(client, data)
      tellDone('Recurring bill updated successfully', headers)
    },
    onClose: () => onOpenChange(false),
  })

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Edit Recurring Bill"
      description="Update the details of this recurring bill"
      onSubmit={submit}
      submitLabel="Update bill"
      pendingLabel="Updating..."
      pending={isPending}
    >
      {conflict && (
        <ConflictNotice
          noun="recurring bill"
          saveLabel="Update bill"
          saved={conflict.kind === 'changed' && <BillText bill={conflict.saved} />}
          onTakeSaved={takeSaved}
        />
      )}
      <FormProvider {...form}>
        <BillFields bill={base} />
      </FormProvider>
    </FormDialog>
  )
}

/** A bill in one line of text. */
function BillText({ bill }: { bill: Bill }) {
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
