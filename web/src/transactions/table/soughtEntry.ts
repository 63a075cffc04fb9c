import { addDays } from '@evenkeel/domain/calendar'
import {
  listTransactions,
  type Transaction,
  type TransactionFilter,
} from '@evenkeel/domain/transactions'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { pageQuery } from '#lib/api/hooks.ts'
import { createStore } from '#lib/store.ts'
import type { TablePage } from './useTablePage.ts'

/** The entry that the table is asked to show, until it does. */
export const soughtEntry = createStore<Transaction | undefined>(undefined)

/** Turns the table to the page of the sought entry. */
export function useSoughtEntry(filter: TransactionFilter, { turnToRow }: TablePage): void {
  const entry = soughtEntry.use()
  const client = useQueryClient()
  const turn = useEffectEvent(turnToRow)
  const find = useEffectEvent((sought: Transaction) => positionOf(client, sought, filter))

  useEffect(() => {
    if (entry === undefined) return
    const settle = (position?: number) => {
      if (soughtEntry.read() !== entry) return
      if (position === undefined) soughtEntry.write(undefined)
      else turn(position)
    }
    // Without its place, the list's first page stays.
    find(entry).then(settle, () => settle())
  }, [entry])
}

/** How many rows of the list, newest first, come before the entry; undefined if it is not among them. */
async function positionOf(
  client: QueryClient,
  { id, date }: Transaction,
  filter: TransactionFilter,
): Promise<number | undefined> {
  const list = (query: { startDate: string; endDate?: string; limit: number }) =>
    client.fetchQuery(
      pageQuery(listTransactions, { query: { ...filter, sort: 'date', order: 'desc', ...query } }),
    )
  const dayAfter = addDays(date, 1)
  const hasNewer = filter.endDate === undefined || dayAfter <= filter.endDate
  const [newer, sameDay] = await Promise.all([
    hasNewer ? list({ startDate: dayAfter, limit: 1 }) : undefined,
    list({ startDate: date, endDate: date, limit: rowsOfDayMax }),
  ])
  const index = sameDay.rows.findIndex((row) => row.id === id)
  return index < 0 ? undefined : (newer?.total ?? 0) + index
}

/** As many as one request may ask for. */
const rowsOfDayMax = 1000

/** Shows the row of the sought entry. The focus goes to it only from the list, for elsewhere somebody may be typing. */
export function showSought(row: HTMLElement | null) {
  if (row === null) return
  soughtEntry.write(undefined)
  row.scrollIntoView({ block: 'nearest' })
  if (!row.closest('section')?.contains(document.activeElement)) return
  row.tabIndex = -1
  row.focus({ preventScroll: true })
  row.addEventListener('blur', () => row.removeAttribute('tabindex'), { once: true })
}
