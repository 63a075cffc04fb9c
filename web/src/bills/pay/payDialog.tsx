import type { Bill } from '@evenkeel/domain/bills'
import { Day, formatDay } from '@evenkeel/domain/calendar'
import { Amount, formatCents } from '@evenkeel/domain/money'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { today } from '#lib/today.ts'
import { AmountField, DateField } from '#transactions/entryFields.tsx'
import { FormDialog, useOpening } from '#ui/dialogs/formDialog.tsx'
import { useMarkPaid } from './useMarkPaid.ts'

/** What differs from the bill; its field comes first. */
export type Differing = 'day' | 'amount'

type PayDialogProps = {
  bill: Bill
  name: string
  differing: Differing
  open: boolean
  onOpenChange: (open: boolean) => void
  onPaid: () => void
}

export function PayDialog(props: PayDialogProps) {
  return <PayForm key={useOpening(props.open)} {...props} />
}

const Payment = z.object({ paymentDate: Day, amount: Amount })

function PayForm({ bill, name, differing, open, onOpenChange, onPaid }: PayDialogProps) {
  const form = useForm<z.input<typeof Payment>, unknown, z.output<typeof Payment>>({
    resolver: zodResolver(Payment),
    defaultValues: { paymentDate: today(), amount: formatCents(bill.amount) },
  })
  const draft = useDraft(`payment:${bill.id}:${bill.nextDueDate}`, form)
  const { pay, pending } = useMarkPaid(bill, () => {
    onPaid()
    close()
  })

  // While the dialog closes, the bill may have its next due date already.
  const [dueDate, setDueDate] = useState(bill.nextDueDate)
  if (open && dueDate !== bill.nextDueDate) setDueDate(bill.nextDueDate)

  function close() {
    draft.forget()
    onOpenChange(false)
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Mark as Paid"
      description={
        <>
          {name}, due <span className="whitespace-nowrap">{formatDay(dueDate)}</span>
        </>
      }
      onSubmit={useSubmit(form, (payment) => pay(payment))}
      submitLabel="Mark as Paid"
      pendingLabel="Paying..."
      pending={pending}
    >
      <FormProvider {...form}>
        {differing === 'amount' && <AmountField size="figure" />}
        <DateField name="paymentDate" label="Paid on" />
        {differing === 'day' && <AmountField />}
      </FormProvider>
    </FormDialog>
  )
}
