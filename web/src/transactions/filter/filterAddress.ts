import { TransactionFilter } from '@evenkeel/domain/transactions'
import * as z from 'zod/mini'
import { tidyAmount } from '../entryForm.ts'

const names = Object.keys(TransactionFilter.shape) as (keyof TransactionFilter)[]

/** What the filter's fields hold; `''` means no condition. */
export type FilterInput = Record<keyof TransactionFilter, string>
export type FilterErrors = Partial<FilterInput>

/** Reads the filter from an address, ignoring what is invalid. */
export function readFilter(address: URLSearchParams): TransactionFilter {
  return parseFilter(toInput((name) => address.get(name) ?? '')).filter
}

export function writeFilter(address: URLSearchParams, filter: TransactionFilter): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of names) next.delete(name)
  for (const [name, value] of Object.entries(wireOf(filter))) next.set(name, value)
  return next
}

export function filterInputOf(filter: TransactionFilter): FilterInput {
  const wire = wireOf(filter)
  return toInput((name) => wire[name] ?? '')
}

/** The filter of the valid fields, and a message for each invalid one. */
export function parseFilter(input: FilterInput): {
  filter: TransactionFilter
  errors: FilterErrors
} {
  const filter: Record<string, unknown> = {}
  const errors: FilterErrors = {}
  for (const name of names) {
    if (input[name].trim() === '') continue
    const isAmount = name === 'minAmount' || name === 'maxAmount'
    const typed = isAmount ? tidyAmount(input[name]) : input[name]
    const parsed = TransactionFilter.shape[name].safeParse(typed)
    if (parsed.success) filter[name] = parsed.data
    else errors[name] = parsed.error.issues[0]?.message ?? ''
  }
  const crossed = crossings(filter)
  const straight = Object.entries(filter).filter(([name]) => !(name in crossed))
  return { filter: Object.fromEntries(straight), errors: { ...errors, ...crossed } }
}

/** Reversed limits would match nothing. */
function crossings({ minAmount, maxAmount, startDate, endDate }: TransactionFilter): FilterErrors {
  const isCrossed = <T extends number | string>(from: T | undefined, to: T | undefined) =>
    from !== undefined && to !== undefined && from > to
  return {
    ...(isCrossed(minAmount, maxAmount) && { maxAmount: 'Must not be below the smallest amount' }),
    ...(isCrossed(startDate, endDate) && { endDate: 'Must not be before the start date' }),
  }
}

function toInput(read: (name: keyof TransactionFilter) => string): FilterInput {
  return Object.fromEntries(names.map((name) => [name, read(name)])) as FilterInput
}

function wireOf(filter: TransactionFilter): Record<string, string> {
  return z.encode(TransactionFilter, filter) as Record<string, string>
}
