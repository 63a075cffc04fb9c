import {
  createTransaction,
  NewTransaction,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { today } from '#lib/today.ts'
import { blankEntry, type EntryForm, type EntryInput } from '../entryForm.ts'
import { outsideNote, type ShownRange } from './outsideRange.ts'
import { fetchLastCategory } from './useCategorySuggestion.ts'
import { useEntryLine } from './useEntryLine.ts'

type QuickAddOptions = {
  type: TransactionType
  /** The name under which the input survives a sign-out. */
  draft: string
  shown: ShownRange
  onAdded: () => void
}

const added = { income: 'Income added successfully', expense: 'Expense added successfully' }

/** The form behind the quick-add card and the quick-add dialog. */
export function useQuickAdd({ type, draft: draftName, shown, onAdded }: QuickAddOptions) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: blankEntry(type, today()),
  })
  const draft = useDraft(draftName, form)
  const create = useCall(createTransaction)
  const { tellDone } = useUndo()
  const [round, setRound] = useState(0)
  const line = useEntryLine(form, draft.keep)
  useFreshDay(form)

  function startOver(next: TransactionType) {
    setRound(round + 1)
    form.reset(blankEntry(next, today()))
    draft.forget()
  }

  async function save(body: NewTransaction, idempotencyKey: string) {
    const { headers } = await create.mutateAsync({ body, idempotencyKey })
    tellDone(added[body.type], headers, outsideNote(body.date, shown))
    startOver(body.type)
    line.clear()
    onAdded()
  }

  function switchType(next: TransactionType) {
    startOver(next)
    line.choose(next)
  }

  const submitForm = useSubmit(form, save, {
    failure: 'Failed to add transaction',
    draft: draftName,
    again: 'adds a second transaction',
  })

  const submit = useAsking(form, line, submitForm)

  return {
    form,
    /** Counts the resets: the key of components that a form reset does not reach. */
    round,
    line,
    /** Switching the type resets the form, which the line then fills again. */
    switchType,
    discard: draft.forget,
    submit,
    pending: create.isPending,
  }
}

/** Asks about what the line leaves open before anything is saved. */
function useAsking(
  form: EntryForm,
  line: ReturnType<typeof useEntryLine>,
  submitForm: (event: BaseSyntheticEvent) => Promise<void>,
) {
  const client = useQueryClient()
  const asksFor = (open: string) => line.questions().some(({ field }) => field === open)

  /** Enter may come before the pause after which a category is looked up. */
  async function fillCategory() {
    const { type, category, description } = form.getValues()
    if (category !== '' || line.text === '' || asksFor('category')) return
    const last = await fetchLastCategory(client, type, description ?? '')
    if (last !== undefined && form.getValues('category') === '') form.setValue('category', last)
  }

  return async (event: BaseSyntheticEvent) => {
    event.preventDefault()
    const place: HTMLFormElement = event.currentTarget
    await line.settle()
    if (asksFor('type')) {
      return place.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
    }
    await fillCategory()
    const [open] = line.questions()
    await submitForm(event)
    if (open && open.field !== 'type' && form.getValues(open.field) === '') {
      form.setError(open.field, { message: open.question }, { shouldFocus: true })
    }
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
