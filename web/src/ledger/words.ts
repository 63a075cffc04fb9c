import { formatDay } from '@evenkeel/domain/calendar'
import {
  type Frequency,
  type HistoryChange,
  recordName,
  type TransactionType,
} from '@evenkeel/domain/ledger'
import { formatMoney } from '@evenkeel/domain/money'

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

/** A field with its label in the forms. A value is missing if the record did not exist. */
export type FieldChange = { label: string; before?: string; after?: string }

type Stored = HistoryChange['before']

/** The fields that an action changed: all of them for an added or deleted record. */
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

/** Names a record among others: "Bus ticket, Nov 3, 2026". */
export function nameOf({ before, after }: HistoryChange): string {
  const record = before ?? after
  if (record === null) return ''
  return 'date' in record ? `${recordName(record)}, ${formatDay(record.date)}` : recordName(record)
}
