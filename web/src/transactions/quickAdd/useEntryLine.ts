import { formatCents } from '@evenkeel/domain/money'
import type { EntryLine, EntrySuggestion, TransactionType } from '@evenkeel/domain/transactions'
import { useRef, useState } from 'react'
import { today } from '#lib/today.ts'
import { type CategoryOptions, useCategoryOptions } from '../categoryOptions.ts'
import type { EntryForm } from '../entryForm.ts'

type Fields = Record<'amount' | 'category' | 'date' | 'description', string>

type Line = {
  text: string
  isRead: boolean
  said: EntryLine
  /** The earlier entry whose name is in the line. */
  taken: EntrySuggestion | undefined
}

const nothing: EntryLine = { description: '', unclear: {} }
const blankLine: Line = { text: '', isRead: true, said: nothing, taken: undefined }
const openFields = ['type', 'amount', 'category', 'date'] as const

let reader: typeof import('./lineReader.ts') | undefined

/** Fetches the code that reads lines. If that fails, the form stays as it is, and can be filled in by hand. */
async function loadReader(): Promise<void> {
  try {
    reader ??= await import('./lineReader.ts')
  } catch {
    // The next letter tries again.
  }
}

/**
 * A line such as "4.50 coffee yesterday" that fills the form below it. Each letter changes only the fields whose reading
 * it changes, so that a field the user has corrected stays as it is.
 */
export function useEntryLine(form: EntryForm, onFilled: () => void) {
  const options = useCategoryOptions()
  const { text, line, chosen, put } = useLineState()

  function write(next: string, taken = line.current.taken) {
    put({ ...line.current, text: next, isRead: false, taken }, chosen.current)
    read()
    if (reader === undefined) void loadReader().then(read)
  }

  function read() {
    const { text: typed, isRead, said, taken } = line.current
    if (reader === undefined || isRead) return
    const isBlank = typed.trim() === ''
    const next = isBlank ? nothing : reader.readLine(typed, today(), options, taken)
    line.current = isBlank
      ? { ...blankLine, text: typed }
      : { ...line.current, isRead: true, said: next }
    if (!isBlank) fillType(form, options, typeOf(next, said, chosen.current))
    fill(form, next, said)
    onFilled()
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
    text,
    said: line.current.said,
    type: (next: string) => write(next),
    take,
    /** The type that an earlier entry must have to be offered. */
    typeWanted: line.current.said.type ?? chosen.current,
    /** The text at this moment, which may be newer than the last render. */
    latest: () => line.current.text,
    /** Fills the form again after a switch of the type has reset it. */
    choose(type: TransactionType) {
      chosen.current = type
      fill(form, line.current.said, nothing)
    },
    /** Empties the line, and returns what puts its text back. */
    clear() {
      const [now, type] = [line.current, chosen.current]
      put(blankLine)
      return () => put(now, type)
    },
    /** Fetches the reader before the first letter is typed. */
    prepare: () => void loadReader().then(read),
    /** Settles once the form says what the line says. */
    settle: () => (line.current.isRead ? Promise.resolve() : loadReader().then(read)),
    /** What still has to be asked, in the order of the form. */
    questions: () => questionsOf(line.current.said, form, chosen.current),
  }
}

function useLineState() {
  const [text, setText] = useState('')
  // In a ref, because a line may be read more than once before the next render.
  const line = useRef(blankLine)
  /** The type that the user has chosen by hand; a line without a sign leaves it. */
  const chosen = useRef<TransactionType>(undefined)

  function put(next: Line, type?: TransactionType) {
    chosen.current = type
    line.current = next
    setText(next.text)
  }

  return { text, line, chosen, put }
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
