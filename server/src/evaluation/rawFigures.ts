import type { Ledger } from './ledger.ts'

// Figures straight from the rows of a ledger, without any code of the product, so that they can verify it.

export type RawRow = Ledger['transactions'][number]
export type Where = {
  type?: 'income' | 'expense'
  category?: string
  payee?: string | readonly string[]
  from?: string
  to?: string
  min?: number
  max?: number
  not?: Where
  weekdays?: readonly number[]
}

export function rowsOf(ledger: Ledger, user: string, where: Where): RawRow[] {
  return ledger.transactions.filter((row) => row.userId === user && fits(row, where))
}

function fits(row: RawRow, where: Where): boolean {
  const day = row.date.slice(0, 10)
  const cents = centsOf(row)
  const payees =
    where.payee === undefined ? undefined : [where.payee].flat().map((name) => name.toLowerCase())
  if (where.type !== undefined && row.type !== where.type) return false
  if (where.category !== undefined && row.category !== where.category) return false
  if (payees && !payees.includes((row.description ?? '').toLowerCase())) return false
  if (where.from !== undefined && day < where.from) return false
  if (where.to !== undefined && day > where.to) return false
  if (where.min !== undefined && cents < where.min) return false
  if (where.max !== undefined && cents > where.max) return false
  if (where.weekdays && !where.weekdays.includes(new Date(`${day}T12:00:00Z`).getUTCDay()))
    return false
  return where.not === undefined || !fits(row, where.not)
}

export function centsOf(row: RawRow): number {
  return Math.round(Number(row.amount) * 100)
}

export function money(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

export function total(rows: readonly RawRow[]): number {
  return rows.reduce((sum, row) => sum + centsOf(row), 0)
}

/** a/b to some decimals, half away from zero. Takes whole numbers, so that no float lands near a half by chance. */
export function rounded(over: number, under: number, decimals: number): string {
  const scale = 10n ** BigInt(decimals)
  const [a, b] = [BigInt(over) * scale * 2n, BigInt(under)]
  const size = ((a < 0n ? -a : a) + b) / (b * 2n)
  const digits = String(size).padStart(decimals + 1, '0')
  return `${a < 0n && size > 0n ? '-' : ''}${digits.slice(0, digits.length - decimals)}${decimals ? `.${digits.slice(-decimals)}` : ''}`
}

/** Date arithmetic of its own: a date to its number since 1970, and back. */
export function dayNumber(day: string): number {
  return (
    Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8, 10))) /
    86_400_000
  )
}

function dayAt(number: number): string {
  return new Date(number * 86_400_000).toISOString().slice(0, 10)
}

export function shift(day: string, days: number): string {
  return dayAt(dayNumber(day) + days)
}

/** The whole month so many months from a date's. */
export function month(day: string, by = 0): { from: string; to: string } {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + by
  const at = (number: number) =>
    `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}-01`
  return { from: at(index), to: shift(at(index + 1), -1) }
}

/** The latest month of this name that has begun, up to today. */
export function named(day: string, number: number): { from: string; to: string } {
  const here = Number(day.slice(5, 7))
  const span = month(day, number <= here ? number - here : number - here - 12)
  return span.to > day ? { from: span.from, to: day } : span
}

/** The same day of another month, or its last day. */
export function sameDay(day: string, by: number): string {
  const { from, to } = month(day, by)
  const wanted = from.slice(0, 8) + day.slice(8, 10)
  const isThere = wanted <= to
  return isThere ? wanted : to
}
