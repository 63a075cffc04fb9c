import type { LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, sumCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'

export type SampleEntry = {
  type: TransactionType
  text: string
  category: string
  date: LocalDate
  cents: Cents
}

export const sampleEntries: readonly SampleEntry[] = [
  { type: 'income', text: 'Salary', category: 'Salary', date: '2025-03-01', cents: 3200_00 },
  { type: 'expense', text: 'Rent', category: 'Housing', date: '2025-03-03', cents: 1240_00 },
  {
    type: 'expense',
    text: 'Groceries',
    category: 'Food & Dining',
    date: '2025-03-05',
    cents: 86_40,
  },
  { type: 'income', text: 'Logo work', category: 'Freelance', date: '2025-03-08', cents: 450_00 },
]

/** Short between transactions, long when all are shown. */
const stepMs = 1800
const restMs = 4200

export function nextStep(arrived: number): number {
  return arrived >= sampleEntries.length ? 0 : arrived + 1
}

export function standsForMs(arrived: number): number {
  return arrived >= sampleEntries.length ? restMs : stepMs
}

export function netOf(arrived: number): Cents {
  const signed = sampleEntries
    .slice(0, arrived)
    .map(({ type, cents }) => (type === 'income' ? cents : -cents))
  return sumCents(signed)
}

/** The balance as a share of the month's highest, from 0 to 1. */
export function levelOf(arrived: number): number {
  const highest = Math.max(...sampleEntries.map((_, index) => netOf(index + 1)))
  return netOf(arrived) / highest
}
