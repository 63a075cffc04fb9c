import { formatCents } from '@evenkeel/domain/money'
import type {
  EntryLine,
  EntrySuggestion,
  readEntryLine,
  TransactionType,
} from '@evenkeel/domain/transactions'
import { useRef, useState } from 'react'
import { today } from '#lib/today.ts'
import { type CategoryOptions, useCategoryOptions } from '../categoryOptions.ts'
import type { EntryForm } from '../entryForm.ts'

type Fields = Record<'amount' | 'category' | 'date' | 'description', string>

const nothing: EntryLine = { description: '', unclear: {} }
const openFields = ['type', 'amount', 'category', 'date'] as const

let reader: typeof readEntryLine | undefined

/** Fetches the code that reads lines. If that fails, the form stays as it is, and can be filled in by hand. */
async function loadReader(): Promise<void> {
  try {
    reader ??= (await import('./lineReader.ts')).readEntryLine
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
  const [text, setText] = useState('')
  // In a ref, because a line may be read more than once before the next render.
  const line = useRef({ text: '', isRead: true, said: nothing })
  /** The type that the user has chosen by hand; a line without a sign leaves it. */
  const chosen = useRef<TransactionType>(undefined)

  function write(next: string) {
    line.current = { ...line.current, text: next, isRead: false }
    setText(next)
    read()
    if (reader === undefined) void loadReader().then(read)
  }

  function read() {
    const { text: typed, isRead, said } = line.current
    if (reader === undefined || isRead) return
    const next = typed.trim() === '' ? nothing : reader(typed, today(), options)
    line.current = { text: typed, isRead: true, said: next }
    if (next !== nothing) fillType(form, options, typeOf(next, said, chosen.current))
    fill(form, next, said)
    onFilled()
  }

  /** Takes over an earlier entry: its words replace those typed so far, and what the line says otherwise stays. */
  function take(entry: EntrySuggestion) {
    const { text: typed, said } = line.current
    const { type: _, ...unclear } = said.unclear
    const isWhole = said.description !== '' && typed.includes(said.description)
    const next = isWhole ? typed.replace(said.description, entry.description) : typed
    line.current = {
      text: next,
      isRead: true,
      said: { ...said, description: entry.description, unclear },
    }
    setText(next)
    takeOver(form, entry)
    onFilled()
  }

  return {
    text,
    said: line.current.said,
    type: write,
    take,
    /** The type that an earlier entry must have to be offered. */
    typeWanted: line.current.said.type ?? chosen.current,
    /** Fills the form again after a switch of the type has reset it. */
    choose(type: TransactionType) {
      chosen.current = type
      fill(form, line.current.said, nothing)
    },
    clear() {
      chosen.current = undefined
      line.current = { text: '', isRead: true, said: nothing }
      setText('')
    },
    /** Fetches the reader before the first letter is typed. */
    prepare: () => void loadReader().then(read),
    /** Settles once the form says what the line says. */
    settle: () => (line.current.isRead ? Promise.resolve() : loadReader().then(read)),
    /** What still has to be asked, in the order of the form. */
    questions: () => questionsOf(line.current.said, form, chosen.current),
  }
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

function takeOver(form: EntryForm, { type, category, description, amount }: EntrySuggestion) {
  set(form, 'type', type)
  set(form, 'category', category)
  set(form, 'description', description)
  if (amount !== null && form.getValues('amount') === '') set(form, 'amount', formatCents(amount))
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
