import { monthRange } from '@evenkeel/domain/calendar'
import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'

type Name = keyof TransactionFilter

/** What the page and its table are set to show. */
export type Shown = {
  /** The page's range, which applies unless the filter has dates of its own. */
  range: Pick<TransactionFilter, 'startDate' | 'endDate'>
  /** The table's own filter. */
  filter: TransactionFilter
}

/** What the table lists. */
export function shownBy({ range, filter }: Shown): TransactionFilter {
  return hasOwnDays(filter) ? filter : { ...range, ...filter }
}

function hasOwnDays({ startDate, endDate }: TransactionFilter): boolean {
  return startDate !== undefined || endDate !== undefined
}

/** The conditions that an entry does not meet. */
export function unmetBy(entry: Transaction, filter: TransactionFilter): Name[] {
  const { type, category, q, description, ids, startDate, endDate, minAmount, maxAmount } = filter
  const texts = [entry.description, entry.category].map(plain)
  const isMet: Record<Name, boolean> = {
    type: type === undefined || entry.type === type,
    category: category === undefined || entry.category.normalize() === category.normalize(),
    q: q === undefined || texts.some((text) => text.includes(plain(q))),
    description: description === undefined || plain(entry.description) === plain(description),
    ids: ids === undefined || ids.includes(entry.id),
    startDate: startDate === undefined || entry.date >= startDate,
    endDate: endDate === undefined || entry.date <= endDate,
    minAmount: minAmount === undefined || entry.amount >= minAmount,
    maxAmount: maxAmount === undefined || entry.amount <= maxAmount,
  }
  return (Object.keys(isMet) as Name[]).filter((name) => !isMet[name])
}

function plain(text: string): string {
  return text.normalize().toLowerCase()
}

/** What to show instead so that the table lists an entry: its month if need be, and no filter that hides it. */
export function showing(entry: Transaction, shown: Shown): Shown {
  const unmet = unmetBy(entry, shown.filter)
  const dropped = new Set<string>(unmet.some(isDay) ? [...unmet, 'startDate', 'endDate'] : unmet)
  const kept = Object.entries(shown.filter).filter(([name]) => !dropped.has(name))
  const filter: TransactionFilter = Object.fromEntries(kept)
  const isThere = unmetBy(entry, shownBy({ range: shown.range, filter })).length === 0
  const { from, to } = monthRange(entry.date)
  return { range: isThere ? shown.range : { startDate: from, endDate: to }, filter }
}

export function isDay(name: Name): boolean {
  return name === 'startDate' || name === 'endDate'
}
