import type { LocalDate } from '@evenkeel/domain/calendar'
import { type Cents, sumCents } from '@evenkeel/domain/money'
import type { TransactionType } from '@evenkeel/domain/transactions'

export type SampleEntry = {
  type: TransactionType
  description: string
  category: string
  date: LocalDate
  amountCents: Cents
}

/** Four entries of a month that nobody lived. */
export const sampleEntries: readonly SampleEntry[] = [
  {
    type: 'income',
    description: 'Salary',
    category: 'Salary',
    date: '2025-03-01',
    amountCents: 3200_00,
  },
  {
    type: 'expense',
    description: 'Rent',
    category: 'Housing',
    date: '2025-03-03',
    amountCents: 1240_00,
  },
  {
    type: 'expense',
    description: 'Groceries',
    category: 'Food & Dining',
    date: '2025-03-05',
    amountCents: 86_40,
  },
  {
    type: 'income',
    description: 'Logo work',
    category: 'Freelance',
    date: '2025-03-08',
    amountCents: 450_00,
  },
]

/** How long each step stands: short between entries, long when all have arrived. */
const stepMs = 1800
const restMs = 4200

/** After the last entry the month begins again with none. */
export function nextStep(arrived: number): number {
  return arrived >= sampleEntries.length ? 0 : arrived + 1
}

export function standsForMs(arrived: number): number {
  return arrived >= sampleEntries.length ? restMs : stepMs
}

/** What is left when so many entries have arrived. */
export function netOf(arrived: number): Cents {
  const signed = sampleEntries
    .slice(0, arrived)
    .map(({ type, amountCents }) => (type === 'income' ? amountCents : -amountCents))
  return sumCents(signed)
}

/** How high the water stands, from 0 to 1 of the highest that this month reaches. */
export function levelOf(arrived: number): number {
  const highest = Math.max(...sampleEntries.map((_, index) => netOf(index + 1)))
  return netOf(arrived) / highest
}
