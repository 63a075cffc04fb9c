import { formatCents } from '@evenkeel/domain/money'
import {
  type EntryLine,
  type EntrySuggestion,
  readEntryLine,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { useRef, useState } from 'react'
import { today } from '#lib/today.ts'
import { useCategoryOptions } from '../categoryOptions.ts'
import type { EntryForm } from '../entryForm.ts'

type Fields = Record<'amount' | 'category' | 'date' | 'description', string>

const nothing: EntryLine = { description: '', unclear: {} }
const openFields = ['type', 'amount', 'category', 'date'] as const

/**
 * A line such as "4.50 coffee yesterday" that fills the form below it. Each letter changes only the fields whose reading
 * it changes, so that a field the user has corrected stays as it is.
 */
export function useEntryLine(form: EntryForm, onFilled: () => void) {
  const options = useCategoryOptions()
  const [text, setText] = useState('')
  const [said, setSaid] = useState(nothing)
  /** The type that the user has chosen by hand; a line without a sign leaves it. */
  const chosen = useRef<TransactionType>(undefined)
  const set = (field: keyof Fields | 'type', value: string) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })

  function fill(next: EntryLine, before: EntryLine) {
    const isNewSign = next.type !== undefined && next.type !== before.type
    const type = isNewSign ? next.type : (chosen.current ?? next.type ?? 'expense')
    if (type && type !== form.getValues('type')) {
      set('type', type)
      if (!options[type].includes(form.getValues('category'))) set('category', '')
    }
    const [was, is] = [fieldsOf(before), fieldsOf(next)]
    for (const field of ['amount', 'category', 'date', 'description'] as const) {
      if (is[field] !== was[field]) set(field, is[field])
    }
  }

  function type(line: string) {
    const next = readEntryLine(line, today(), options)
    if (line.trim() !== '') fill(next, said)
    else if (text.trim() !== '') fill(nothing, said)
    setText(line)
    setSaid(next)
    onFilled()
  }

  /** Takes over an earlier entry: its words replace those typed so far, and what the line says otherwise stays. */
  function take(entry: EntrySuggestion) {
    set('type', entry.type)
    set('category', entry.category)
    set('description', entry.description)
    if (entry.amount !== null && form.getValues('amount') === '') {
      set('amount', formatCents(entry.amount))
    }
    setText(
      text.includes(said.description) ? text.replace(said.description, entry.description) : text,
    )
    const { type: _, ...unclear } = said.unclear
    setSaid({ ...said, description: entry.description, unclear })
    onFilled()
  }

  return {
    text,
    said,
    type,
    take,
    /** The type that an earlier entry must have to be offered. */
    typeOf: () => said.type ?? chosen.current,
    /** Fills the form again after a switch of the type has reset it. */
    choose(type: TransactionType) {
      chosen.current = type
      if (text.trim() !== '') fill({ ...said, type }, nothing)
    },
    clear() {
      chosen.current = undefined
      setText('')
      setSaid(nothing)
    },
    /** What still has to be asked, in the order of the form. */
    questions: () => questionsOf(said, form, chosen.current),
  }
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
