import {
  type Frequency,
  type HistoryChange,
  recordName,
  type TransactionType,
} from '@evenkeel/domain/ledger'
import { formatDay, formatMoney } from '#lib/format.ts'

export const typeNames: Readonly<Record<TransactionType, string>> = {
  income: 'Income',
  expense: 'Expense',
}

export const frequencyNames: Readonly<Record<Frequency, string>> = {
  weekly: 'Weekly',
  'bi-weekly': 'Bi-weekly',
  monthly: 'Monthly',
  yearly: 'Yearly',
}

/** A field by its label in the forms. A value is missing where the record was not there. */
export type FieldChange = { label: string; before?: string; after?: string }

type Stored = HistoryChange['before']

/** What an action changed in a record: all fields of one that was added or deleted, else those that differ. */
export function fieldChanges({ before, after }: HistoryChange): FieldChange[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)]
  const labels = Object.keys({ ...was, ...is })
  const fields = labels.map((label) => ({ label, before: was[label], after: is[label] }))
  return fields.filter((field) => field.before !== field.after) as FieldChange[]
}

function fieldsOf(record: Stored): Readonly<Record<string, string>> {
  if (record === null) return {}
  return {
    Type: typeNames[record.type],
    Amount: formatMoney(record.amount),
    Category: record.category,
    Description: record.description || '—',
    ...('date' in record
      ? { Date: formatDay(record.date) }
      : {
          Frequency: frequencyNames[record.frequency],
          'Start date': formatDay(record.startDate),
          'Next due': formatDay(record.nextDueDate),
          Status: record.isActive ? 'Active' : 'Inactive',
        }),
  }
}

/** What a changed record is called among others: "Bus ticket, Nov 3, 2026". */
export function nameOf({ before, after }: HistoryChange): string {
  const record = before ?? after
  if (record === null) return ''
  return 'date' in record ? `${recordName(record)}, ${formatDay(record.date)}` : recordName(record)
}
