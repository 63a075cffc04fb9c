import {
  createTransaction,
  NewTransaction,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm } from 'react-hook-form'
import { useDraft } from '#forms/useDraft.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { useUndo } from '#ledger/undo.ts'
import { useCall } from '#lib/api/hooks.ts'
import { today, useToday } from '#lib/today.ts'
import { toastError } from '#ui/toasts/toastStore.ts'
import { useHiddenNote } from '../entry/hiddenNote.ts'
import { blankEntry, type EntryForm, type EntryInput } from '../entryForm.ts'
import { useAsking } from './useAsking.ts'
import { useEntryLine } from './useEntryLine.ts'
import { added, keepUnsaved, notAdded } from './useUnsaved.ts'

type QuickAddOptions = {
  type: TransactionType
  /** The name under which the input is kept until it is saved or discarded. */
  draft: string
  /** @param isBegun whether the form already holds something of the next entry */
  onAdded: (isBegun: boolean) => void
}

/**
 * The form behind the quick-add card and the quick-add dialog. It is empty as soon as an entry is on its way, so that
 * whatever is typed during the save belongs to the next entry.
 */
export function useQuickAdd({ type, draft: draftName, onAdded }: QuickAddOptions) {
  const form = useForm<EntryInput, unknown, NewTransaction>({
    resolver: zodResolver(NewTransaction),
    defaultValues: blankEntry(type, today()),
  })
  const draft = useDraft(draftName, form)
  const create = useCall(createTransaction)
  const { tellDone } = useUndo()
  const noteOf = useHiddenNote()
  const isSending = useRef(false)
  const line = useEntryLine(form, draftName, draft.keep)
  const isHere = useIsHere()
  const { round, startOver, isBegun, takeOut, discard } = useTakingOut(form, line, draft)
  useFreshDay(form)

  async function send(entry: NewTransaction, idempotencyKey: string) {
    const putBack = takeOut(entry.type)
    asking.sent()
    try {
      const { data, headers } = await create.mutateAsync({ body: entry, idempotencyKey })
      tellDone(added[entry.type], headers, noteOf(data))
    } catch (error) {
      if (isHere.current && !isBegun()) {
        putBack()
        throw error
      }
      keepUnsaved({ entry, key: idempotencyKey })
      toastError(notAdded)
      return
    }
    if (!isHere.current) return
    if (!isBegun()) draft.forget()
    onAdded(isBegun())
  }

  function save(entry: NewTransaction, idempotencyKey: string) {
    isSending.current = true
    return send(entry, idempotencyKey).finally(() => {
      isSending.current = false
    })
  }

  function switchType(next: TransactionType) {
    startOver(next)
    line.choose(next)
    if (!isSending.current) isBegun() ? draft.keep() : draft.forget()
  }

  const submitForm = useSubmit(form, save, {
    failure: notAdded,
    draft: draftName,
    again: 'adds a second transaction',
  })

  const asking = useAsking({ form, line, submitForm, isSending, isBegun })

  return {
    form,
    /** Counts the resets: the key of components that a form reset does not reach. */
    round,
    line,
    /** Switching the type resets the form, which the line then fills again. */
    switchType,
    isBegun,
    discard,
    submit: asking.submit,
    // The next entry can be submitted while this one is being saved.
    pending: create.isPending && (asking.isWaiting || !(isBegun() || form.formState.isDirty)),
  }
}

/** Empties the form, and puts its input back. */
function useTakingOut(
  form: EntryForm,
  line: ReturnType<typeof useEntryLine>,
  draft: ReturnType<typeof useDraft>,
) {
  const [round, setRound] = useState(0)

  function startOver(next: TransactionType) {
    setRound((before) => before + 1)
    form.reset(blankEntry(next, today()))
  }

  /** Empties it before the next letter can be typed, and returns what puts its input back. */
  function takeOut(next: TransactionType) {
    const input = { ...form.getValues() }
    return flushSync(() => {
      const putLineBack = line.clear()
      startOver(next)
      return () => {
        setRound((before) => before + 1)
        form.reset(input, { keepDefaultValues: true })
        putLineBack()
        draft.keep()
      }
    })
  }

  const isBegun = () => line.latest().trim() !== '' || hasInput(form)

  function discard() {
    draft.forget()
    line.forget()
  }

  return { round, startOver, isBegun, takeOut, discard }
}

function hasInput(form: EntryForm): boolean {
  const { amount, category, description, date } = form.getValues()
  return [amount, category, description].some(Boolean) || date !== today()
}

/** False once the form has gone, with all that was in it. */
function useIsHere() {
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

/** Updates the date of an untouched form that was left open over midnight. */
function useFreshDay(form: EntryForm) {
  const { isDirty } = form.formState
  const day = useToday()

  useEffect(() => {
    if (isDirty || form.formState.defaultValues?.date === day) return
    form.reset(blankEntry(form.getValues('type'), day))
  }, [form, isDirty, day])
}
