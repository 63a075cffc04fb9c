import {
  createTransaction,
  NewTransaction,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { today } from '#lib/today.ts'
import { blankEntry, type EntryForm, type EntryInput } from '../entryForm.ts'

type QuickAddOptions = {
  type: TransactionType
  /** The name under which the input survives a sign-out. */
  draft: string
  onAdded?: () => void
}

const added = { income: 'Income added successfully', expense: 'Expense added successfully' }

/** The form behind the quick-add card and the quick-add dialog. */
export function useQuickAdd({ type, draft: draftName, onAdded }: QuickAddOptions) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: blankEntry(type, today()),
  })
  const draft = useDraft(draftName, form)
  const create = useCall(createTransaction)
  const { tellDone } = useUndo()
  const [round, setRound] = useState(0)
  useFreshDay(form)

  function startOver(next: TransactionType) {
    setRound(round + 1)
    form.reset(blankEntry(next, today()))
    draft.forget()
  }

  async function save(body: NewTransaction, idempotencyKey: string) {
    const { headers } = await create.mutateAsync({ body, idempotencyKey })
    tellDone(added[body.type], headers)
    startOver(body.type)
    onAdded?.()
  }

  return {
    form,
    /** Counts the resets: the key of components that a form reset does not reach. */
    round,
    /** Switching the type resets the form. */
    switchType: startOver,
    discard: draft.forget,
    submit: useSubmit(form, save, {
      failure: 'Failed to add transaction',
      draft: draftName,
      again: 'adds a second transaction',
    }),
    pending: create.isPending,
  }
}

/** Updates the date of an untouched form that was left open over midnight. */
function useFreshDay(form: EntryForm) {
  const { isDirty } = form.formState

  useEffect(() => {
    if (isDirty) return
    const freshen = () => {
      const { type, date } = form.getValues()
      if (!document.hidden && date !== today()) form.reset(blankEntry(type, today()))
    }
    document.addEventListener('visibilitychange', freshen)
    window.addEventListener('focus', freshen)
    return () => {
      document.removeEventListener('visibilitychange', freshen)
      window.removeEventListener('focus', freshen)
    }
  }, [form, isDirty])
}
