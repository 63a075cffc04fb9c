import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type BaseSyntheticEvent, type RefObject, useRef, useState } from 'react'
import { unreachable } from '#lib/api/errors.ts'
import { toastError } from '#ui/toasts/toastStore.ts'
import type { EntryForm } from '../entryForm.ts'
import { fetchLastCategory } from './useCategorySuggestion.ts'
import type { useEntryLine } from './useEntryLine.ts'

type Line = ReturnType<typeof useEntryLine>

type AskingOptions = {
  form: EntryForm
  line: Line
  submitForm: (event: BaseSyntheticEvent) => Promise<void>
  /** Whether an entry has left the form and is being saved. */
  isSending: RefObject<boolean>
  /** Whether the form holds anything. */
  isBegun: () => boolean
}

/**
 * Asks about what the line leaves open before anything is saved. Enter during a save submits the next entry afterwards.
 */
export function useAsking({ form, line, submitForm, isSending, isBegun }: AskingOptions) {
  const client = useQueryClient()
  const isBusy = useRef(false)
  const waits = useRef(false)
  const [isWaiting, setWaiting] = useState(false)
  const behind = useTypedBehind(line)
  const asksFor = (open: string) => line.questions().some(({ field }) => field === open)

  function wait(on: boolean) {
    waits.current = on
    setWaiting(on)
  }

  async function ask(event: BaseSyntheticEvent, place: HTMLFormElement) {
    behind.begin()
    const isRead = await line.settle()
    if (!isRead && form.getValues('amount') === '') return toastError(unreachable)
    behind.take()
    if (asksFor('type')) {
      behind.putBack()
      return place.querySelector<HTMLElement>('input[type=radio]:checked')?.focus()
    }
    const category = await findCategory(client, form, line)
    behind.take()
    if (!behind.isEdited() && form.getValues('category') === '') form.setValue('category', category)
    const [open] = line.questions()
    await submitForm(event)
    behind.putBack()
    if (open && open.field !== 'type' && form.getValues(open.field) === '') {
      form.setError(open.field, { message: open.question }, { shouldFocus: true })
    }
  }

  const isNextBegun = () => (isSending.current ? isBegun() : behind.isAny())

  async function submit(event: BaseSyntheticEvent) {
    event.preventDefault()
    const place: HTMLFormElement = event.currentTarget
    if (isBusy.current) {
      if (isNextBegun()) wait(true)
      return
    }
    isBusy.current = true
    try {
      await ask(event, place)
    } finally {
      isBusy.current = false
    }
    if (!waits.current) return
    wait(false)
    if (isBegun()) place.requestSubmit()
  }

  return { submit, isWaiting, /** The entry has left the form. */ sent: behind.putBack }
}

/** What is typed behind an entry after Enter: taken off the line until the entry has been sent, then the next one. */
function useTypedBehind(line: Line) {
  const entered = useRef('')
  const typed = useRef('')

  return {
    /** Enter was pressed. */
    begin() {
      entered.current = line.latest()
    },
    /** Leaves on the line what it held at Enter, unless that was edited since. */
    take() {
      const now = line.latest()
      if (now === entered.current || !now.startsWith(entered.current)) return
      typed.current += now.slice(entered.current.length)
      line.type(entered.current)
    },
    isEdited: () => line.latest() !== entered.current,
    isAny: () => typed.current !== '' || line.latest().length > entered.current.length,
    /** It begins the next entry, or stays behind this one if it was not sent. */
    putBack() {
      const text = typed.current
      typed.current = ''
      if (text !== '') line.type(line.latest() + text)
    },
  }
}

/** Looks up an open category, for Enter may come before the pause after which that happens; `''` if there is none. */
async function findCategory(client: QueryClient, form: EntryForm, line: Line): Promise<string> {
  const { type, category, description } = form.getValues()
  const isAsked = line.questions().some(({ field }) => field === 'category')
  if (category !== '' || line.latest() === '' || isAsked) return ''
  return (await fetchLastCategory(client, type, description ?? '')) ?? ''
}
