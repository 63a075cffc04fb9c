import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import type { CategoryOptions } from '#transactions/entryFields.tsx'
import { useOpening } from '#transactions/useOpening.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FieldError } from '#ui/field.tsx'
import { BillFields } from './billFields.tsx'
import { useNewBill } from './useNewBill.ts'

type AddBillDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  categoryOptions: CategoryOptions
}

/** Sets up a bill. */
export function AddBillDialog(props: AddBillDialogProps) {
  return <AddBillForm key={useOpening(props.open)} {...props} />
}

function AddBillForm({ open, onOpenChange, categoryOptions }: AddBillDialogProps) {
  const amount = useRef<HTMLInputElement>(null)
  const { form, close, submit, pending } = useNewBill(() => onOpenChange(false))
  const { root } = form.formState.errors
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Add Recurring Bill"
      description="Set up an income or expense that comes back"
      initialFocus={amount}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary" pending={pending} pendingText="Adding...">
            Add Bill
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <BillFields categoryOptions={categoryOptions} amountRef={amount} />
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
    </Dialog>
  )
}
