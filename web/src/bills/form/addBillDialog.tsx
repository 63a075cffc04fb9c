import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { FormDialog } from '#ui/dialogs/formDialog.tsx'
import { useOpening } from '#ui/dialogs/useOpening.ts'
import { FieldError } from '#ui/fields/field.tsx'
import { BillFields } from './billFields.tsx'
import { useNewBill } from './useNewBill.ts'

type AddBillDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Sets up a bill. */
export function AddBillDialog(props: AddBillDialogProps) {
  return <AddBillForm key={useOpening(props.open)} {...props} />
}

function AddBillForm({ open, onOpenChange }: AddBillDialogProps) {
  const amount = useRef<HTMLInputElement>(null)
  const { form, close, submit, pending } = useNewBill(() => onOpenChange(false))
  const { root } = form.formState.errors
  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Add Recurring Bill"
      description="Set up an income or expense that comes back"
      initialFocus={amount}
      onSubmit={submit}
      submitLabel="Add Bill"
      pendingLabel="Adding..."
      pending={pending}
    >
      <FormProvider {...form}>
        <BillFields amountRef={amount} />
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
    </FormDialog>
  )
}
