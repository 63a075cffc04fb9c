import { formatCents } from '@evenkeel/domain/money'
import { type EntryLine, EntrySuggestion, TransactionType } from '@evenkeel/domain/transactions'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { draftOwner, forgetDraft, readDraft, writeDraft } from '#forms/drafts.ts'
import { today } from '#lib/today.ts'
import { tryingAgain } from '#lib/tryingAgain.ts'
import { type CategoryOptions, useCategoryOptions } from '../categoryOptions.ts'
import type { EntryForm } from '../entryForm.ts'

type Fields = Record<'amount' | 'category' | 'date' | 'description', string>

type Line = {
  text: string
  isRead: boolean
  /** The text from which the form was filled when both were kept; it may have been corrected since. */
  filled: string | undefined
  said: EntryLine
  /** The earlier entry whose name is in the line. */
  taken: EntrySuggestion | undefined
}

const nothing: EntryLine = { description: '', unclear: {} }
const blankLine: Line = {
  text: '',
  isRead: true,
  filled: undefined,
  said: nothing,
  taken: undefined,
}
const openFields = ['type', 'amount', 'category', 'date'] as const

type Reader = typeof import('./lineReader.ts')
let reader: Reader | undefined
const fetchReader = tryingAgain<Reader>(() => import('./lineReader.ts'))

/** Fetches the code that reads lines. If that fails, the form stays as it is, and can be filled in by hand. */
async function loadReader(): Promise<void> {
  try {
    reader ??= await fetchReader()
  } catch {
    // The next letter tries again.
  }
}

/**
 * A line such as "4.50 coffee yesterday" that fills the form below it. Each letter changes only the fields whose reading
 * it changes, so that a field the user has corrected stays as it is. It is kept with the form's draft.
 */
export function useEntryLine(form: EntryForm, draftName: string, onFilled: () => void) {
  const options = useCategoryOptions()
  const { shown, line, chosen, show, put, keep, forget } = useLineState(draftName)

  function write(next: string, taken = line.current.taken) {
    put({ ...line.current, text: next, isRead: false, taken }, chosen.current)
    read()
    if (reader === undefined) void loadReader().then(read)
  }

  function read(): boolean {
    const { text: typed, isRead, filled, taken } = line.current
    if (reader === undefined || isRead) return isRead
    const { readLine } = reader
    const saying = (text: string) =>
      text.trim() === '' ? nothing : readLine(text, today(), options, taken)
    const said = filled === undefined ? line.current.said : saying(filled)
    const next = saying(typed)
    const isBlank = next === nothing
    show({ ...blankLine, text: typed, said: next, taken: isBlank ? undefined : taken })
    if (!isBlank) fillType(form, options, typeOf(next, said, chosen.current))
    fill(form, next, said)
    onFilled()
    return true
  }

  /** Takes over an earlier entry: its name replaces the one typed so far, and what the line says otherwise stays. */
  function take(entry: EntrySuggestion) {
    const { text: typed, said, taken } = line.current
    if (reader === undefined || said.description === '') chosen.current = entry.type
    else {
      const own = { ...entry, amount: usualAmount(form, entry, taken) }
      write(reader.nameLine(typed, today(), options, entry, taken), own)
    }
    takeOver(form, entry, line.current.said)
    onFilled()
  }

  return {
    text: shown.text,
    said: shown.said,
    type: (next: string) => write(next),
    take,
    /** The type that an earlier entry must have to be offered. */
    typeWanted: shown.said.type ?? chosen.current,
    /** The text at this moment, which may be newer than the last render. */
    latest: () => line.current.text,
    /** Fills the form again after a switch of the type has reset it. */
    choose(type: TransactionType) {
      chosen.current = type
      fill(form, line.current.said, nothing)
      keep()
    },
    /** Empties the line, and returns what puts its text back. */
    clear() {
      const [now, type] = [line.current, chosen.current]
      put(blankLine)
      return () => put(now, type)
    },
    /** Keeps nothing of it. */
    forget,
    /** Fetches the reader before the first letter is typed. */
    prepare: () => void loadReader().then(read),
    /** @returns whether the form says what the line says; not if the code that reads lines cannot be fetched */
    settle: () => loadReader().then(read),
    /** What still has to be asked, in the order of the form. */
    questions: () => questionsOf(line.current.said, form, chosen.current),
  }
}

/** What is kept of a line. */
const KeptLine = z.object({
  text: z.string(),
  chosen: z.exactOptional(TransactionType),
  taken: z.exactOptional(EntrySuggestion),
})

function useLineState(formDraft: string) {
  const [shown, setShown] = useState(blankLine)
  // In a ref, because a line may be read more than once before the next render.
  const line = useRef(blankLine)
  /** The type that the user has chosen by hand; a line without a sign leaves it. */
  const chosen = useRef<TransactionType>(undefined)
  const owner = draftOwner.use()
  const draft = `${formDraft}:line`

  useEffect(() => {
    if (owner === undefined || line.current.text !== '') return
    const kept = KeptLine.safeParse(readDraft(draft)).data
    if (kept === undefined) return
    chosen.current = kept.chosen
    const filled = readDraft(formDraft) === undefined ? undefined : kept.text
    line.current = { ...blankLine, text: kept.text, isRead: false, filled, taken: kept.taken }
    setShown(line.current)
  }, [owner, draft, formDraft])

  function show(next: Line) {
    line.current = next
    setShown(next)
  }

  function put(next: Line, type?: TransactionType) {
    chosen.current = type
    show(next)
    keep()
  }

  function keep() {
    const { text, taken } = line.current
    if (text.trim() === '') return forgetDraft(draft)
    const kept = {
      text,
      ...(chosen.current && { chosen: chosen.current }),
      ...(taken && { taken }),
    }
    writeDraft(draft, z.encode(KeptLine, kept))
  }

  return { shown, line, chosen, show, put, keep, forget: () => forgetDraft(draft) }
}

function set(form: EntryForm, field: keyof Fields | 'type', value: string) {
  form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
}

/** A new sign decides; otherwise what was chosen by hand; without either, a line is an expense. */
function typeOf(next: EntryLine, before: EntryLine, chosen: TransactionType | undefined) {
  const isNewSign = next.type !== undefined && next.type !== before.type
  return isNewSign ? next.type : (chosen ?? next.type ?? 'expense')
}

function fillType(form: EntryForm, options: CategoryOptions, type: TransactionType = 'expense') {
  if (type === form.getValues('type')) return
  set(form, 'type', type)
  if (!options[type].includes(form.getValues('category'))) set(form, 'category', '')
}

function fill(form: EntryForm, next: EntryLine, before: EntryLine) {
  const [was, is] = [fieldsOf(before), fieldsOf(next)]
  for (const field of ['amount', 'category', 'date', 'description'] as const) {
    if (is[field] !== was[field]) set(form, field, is[field])
  }
}

/** What the line says itself stays. */
function takeOver(form: EntryForm, entry: EntrySuggestion, said: EntryLine) {
  set(form, 'type', said.type ?? entry.type)
  set(form, 'category', said.category ?? entry.category)
  set(form, 'description', said.description || entry.description)
  const isAmountOpen = form.getValues('amount') === '' && !said.unclear.amount
  if (entry.amount !== null && isAmountOpen) set(form, 'amount', formatCents(entry.amount))
}

/** An amount that was typed into its field is not replaced; one that came from another earlier entry is. */
function usualAmount(form: EntryForm, entry: EntrySuggestion, before: EntrySuggestion | undefined) {
  const [amount, amountBefore] = [form.getValues('amount'), before?.amount ?? null]
  const isOpen = amount === '' || (amountBefore !== null && amount === formatCents(amountBefore))
  return isOpen ? entry.amount : amountBefore
}

function fieldsOf({ amount, category, date, description, unclear }: EntryLine): Fields {
  return {
    amount: amount === undefined ? '' : formatCents(amount),
    category: category ?? '',
    date: unclear.date ? '' : (date ?? today()),
    description,
  }
}

/** A question is answered once its field is filled in. */
function questionsOf({ unclear }: EntryLine, form: EntryForm, chosen: TransactionType | undefined) {
  return openFields.flatMap((field) => {
    const question = unclear[field]
    const isAnswered = field === 'type' ? chosen !== undefined : form.getValues(field) !== ''
    return question === undefined || isAnswered ? [] : [{ field, question }]
  })
}
