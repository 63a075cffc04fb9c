import { NewTransaction, type TransactionType } from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { type FormEvent, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { isStatus } from '#lib/api/errors.ts'
import { today } from '#lib/today.ts'
import { toast } from '#ui/toasts/toastStore.ts'
import { blankEntry, type EntryInput, isUntouched } from '../entryForm.ts'
import { useRecordTransaction } from '../queries.ts'
import { useFreshDay } from './useFreshDay.ts'

type QuickAddOptions = {
  type: TransactionType
  /** The name under which what is typed outlasts a sign-out. */
  draft: string
  onAdded?: () => void
}

/** For so long after a success, a submit of the new, untouched form is taken for the second half of a double click. */
const echoMsMax = 500

const added = { income: 'Income added successfully', expense: 'Expense added successfully' }

/** The form behind the quick-add card and the quick-add dialog. */
export function useQuickAdd({ type, draft: draftName, onAdded }: QuickAddOptions) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: blankEntry(type, today()),
  })
  const draft = useDraft(draftName, form)
  const record = useRecordTransaction(draftName)
  const [round, setRound] = useState(0)
  const savedAtMs = useRef(Number.NEGATIVE_INFINITY)
  useFreshDay(form)

  function startOver(next: TransactionType) {
    setRound(round + 1)
    form.reset(blankEntry(next, today()))
    draft.forget()
  }

  const send = useSubmit(form, save)

  function submit(event: FormEvent) {
    const isEcho = performance.now() - savedAtMs.current < echoMsMax
    if (isEcho && isUntouched(form.getValues())) return event.preventDefault()
    return send(event)
  }

  async function save(body: NewTransaction) {
    try {
      await record.mutateAsync({ body })
    } catch (error) {
      return tellFailure(error)
    }
    savedAtMs.current = performance.now()
    toast({ title: 'Success', description: added[body.type], variant: 'success' })
    startOver(body.type)
    onAdded?.()
  }

  function tellFailure(error: unknown) {
    toast({ title: 'Error', description: 'Failed to add transaction', variant: 'destructive' })
    showFieldErrors(form, error)
    if (isStatus(error, 422)) form.setError('root', { message: savedBefore })
  }

  return {
    form,
    /** Counts the entries begun: the key of what a reset of the form does not reach. */
    round,
    /** Switching resets the form (SPEC.md §2 Quick Add). */
    switchType: startOver,
    discard: draft.forget,
    submit,
    pending: record.isPending,
  }
}

const savedBefore =
  'Your first try was saved after all. What stands here now would be added as a second entry.'
