import { BillUpdate } from '@evenkeel/domain/bills'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { isStatus } from '#lib/api/errors.ts'
import { today } from '#lib/today.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { useCreateBill } from '../queries.ts'
import { type BillInput, blankBill } from './billForm.ts'

const draftName = 'newBill'

/** The form behind the add dialog. What is typed outlasts a sign-out and the end of a trial. */
export function useNewBill(onDone: () => void) {
  const form = useForm<BillInput, unknown, BillUpdate>({
    resolver: zodResolver(BillUpdate),
    defaultValues: blankBill(today()),
  })
  const draft = useDraft(draftName, form)
  const create = useCreateBill(draftName)

  function close() {
    draft.forget()
    onDone()
  }

  async function save(bill: BillUpdate) {
    try {
      await create.mutateAsync({ body: { ...bill, isActive: true } })
    } catch (error) {
      return tellFailure(error)
    }
    const description = 'Recurring bill created successfully'
    toast({ title: 'Success', description, variant: 'success' })
    close()
  }

  function tellFailure(error: unknown) {
    const description = 'Failed to create recurring bill'
    toast({ title: 'Error', description, variant: 'destructive' })
    showFieldErrors(form, error)
    if (isStatus(error, 422)) form.setError('root', { message: savedBefore })
  }

  return { form, close, submit: useSubmit(form, save), pending: create.isPending }
}

const savedBefore =
  'Your first try was saved after all. What stands here now would be added as a second bill.'
