import { BillUpdate, createBill } from '@evenkeel/domain/bills'
import { zodResolver } from '@hookform/resolvers/zod'
import { useRef } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { today } from '#lib/today.ts'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { BillFields } from './billFields.tsx'
import { type BillInput, blankBill } from './billForm.ts'

type AddBillDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the form begins with, beside its usual values. */
  preset?: Pick<BillInput, 'type' | 'category'>
}

export function AddBillDialog(props: AddBillDialogProps) {
  return <AddBillForm key={useOpening(props.open)} {...props} />
}

const draftName = 'newBill'

/** The input survives a sign-out and the end of the trial. */
function AddBillForm({ open, onOpenChange, preset }: AddBillDialogProps) {
  const amount = useRef<HTMLInputElement>(null)
  const form = useForm<BillInput, unknown, BillUpdate>({
    resolver: zodResolver(BillUpdate),
    defaultValues: { ...blankBill(today()), ...preset },
  })
  const { root } = form.formState.errors
  const draft = useDraft(draftName, form)
  const create = useCall(createBill)
  const { tellDone } = useUndo()

  function close() {
    draft.forget()
    onOpenChange(false)
  }

  async function save(bill: BillUpdate, idempotencyKey: string) {
    const body = { ...bill, isActive: true }
    const { headers } = await create.mutateAsync({ body, idempotencyKey })
    tellDone('Recurring bill created successfully', headers)
    close()
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Add Recurring Bill"
      description="Set up income or an expense that repeats"
      initialFocus={amount}
      onSubmit={useSubmit(form, save, {
        failure: 'Failed to create recurring bill',
        draft: draftName,
        again: 'adds a second bill',
      })}
      submitLabel="Add bill"
      pendingLabel="Adding..."
      pending={create.isPending}
    >
      <FormProvider {...form}>
        <BillFields amountRef={amount} />
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
    </FormDialog>
  )
}
