import type { Expected } from './judgeCases.ts'
import type { Ledger } from './ledger.ts'
import { centsOf, money, type RawRow, total, type Where } from './rawFigures.ts'

// What the built-in cases share: how a case is put, and figures that several of them expect.

export type Put = (question: string, expected: Expected, history?: readonly string[]) => void

export type Make = { day: string; ledger: Ledger; put: Put; of: (where: Where) => RawRow[] }

/** A sum, or words if there is nothing. */
export function sumOf(rows: readonly RawRow[]): Expected {
  return rows.length === 0 ? { kinds: ['empty'] } : { values: [money(total(rows))] }
}

export const spent = { type: 'expense' } as const

export const earned = { type: 'income' } as const

export function byTotal(rows: readonly RawRow[], key: (row: RawRow) => string): [string, number][] {
  const sums = new Map<string, number>()
  for (const row of rows)
    if (key(row) !== '') sums.set(key(row), (sums.get(key(row)) ?? 0) + centsOf(row))
  return [...sums].toSorted((a, b) => b[1] - a[1])
}

export function lastYear(day: string) {
  const year = Number(day.slice(0, 4)) - 1
  return { from: `${year}-01-01`, to: `${year}-12-31` }
}

export function monthWord({ from }: { from: string }): string {
  const name = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' })
  return name.format(new Date(`${from}T12:00:00Z`))
}
