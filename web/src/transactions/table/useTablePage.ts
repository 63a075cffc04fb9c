import {
  listTransactions,
  type TransactionFilter,
  type TransactionSort,
} from '@evenkeel/domain/transactions'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pageQuery } from '#lib/api/hooks.ts'
import type { SortOrder } from '#ui/tables/table.tsx'
import { type PageSize, type PageWay, pageSizes, pagesOf, wayTo } from './pageWay.ts'

type Place = { page: number; way: PageWay; sorting: Sorting; of: string }

/** The current page of the list, its order, and how to reach other pages. */
export function useTablePage(filter: TransactionFilter, size: PageSize) {
  const of = JSON.stringify([filter, size])
  const [place, setPlace] = useState<Place>(() => firstPage(newestFirst, size, of))
  // A new filter or page size starts at the first page, in the same order.
  if (place.of !== of) setPlace(firstPage(place.sorting, size, of))

  const { sorting, way, page } = place
  const order = way.reversed ? opposite[sorting.order] : sorting.order
  const query = { ...filter, sort: sorting.column, order, ...way.query } as const
  // The rows before it stay until the new ones arrive.
  const list = useQuery({
    ...pageQuery(listTransactions, { query }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  const total = data?.total ?? 0
  const isHere = data !== undefined && !list.isPlaceholderData

  function turnTo(next: number) {
    const from = { page, reversed: way.reversed, links: isHere ? data.links : {} }
    const target = { page: next, size, total, from }
    const jumpsByDay = sorting.column === 'date' && daysCanTell(filter)
    setPlace({ ...place, page: next, way: wayTo({ ...target, jumpsByDay }) })
  }

  /** Turns to the page of a row by its position among all of them, newest first. */
  function turnToRow(position: number) {
    const next = Math.floor(position / size) + 1
    const from = { page: 1, reversed: false, links: {} }
    const target = { page: next, size, total: position + 1, from }
    setPlace({ page: next, way: wayTo({ ...target, jumpsByDay: true }), sorting: newestFirst, of })
  }

  // The last page may have been emptied.
  const pages = pagesOf(total, size)
  if (isHere && page > pages) turnTo(pages)
  const isShown = data !== undefined && !list.isError

  return {
    list,
    rows: way.reversed ? data?.rows.toReversed() : data?.rows,
    total,
    net: data?.net,
    page,
    pages,
    size,
    isShown,
    /** Whether another page size would show more, or less. */
    hasSizes: isShown && total > pageSizes[0],
    sorting,
    turnTo,
    turnToRow,
    sortBy: (column: TransactionSort) =>
      setPlace(firstPage(nextSorting(sorting, column), size, of)),
  }
}

export type TablePage = ReturnType<typeof useTablePage>

const opposite = { asc: 'desc', desc: 'asc' } as const

function firstPage(sorting: Sorting, size: PageSize, of: string): Place {
  const from = { page: 1, reversed: false, links: {} }
  return { page: 1, way: wayTo({ page: 1, size, total: 0, from, jumpsByDay: false }), sorting, of }
}

/** The daily counts cover days, types and categories, but not text or amounts. */
function daysCanTell({ q, minAmount, maxAmount }: TransactionFilter): boolean {
  return !q && minAmount === undefined && maxAmount === undefined
}

export type Sorting = { column: TransactionSort; order: SortOrder }

export const newestFirst: Sorting = { column: 'date', order: 'desc' }

/** The same column reverses its order; a new one starts descending. */
export function nextSorting(current: Sorting, column: TransactionSort): Sorting {
  const turned = current.column === column && current.order === 'desc'
  return { column, order: turned ? 'asc' : 'desc' }
}
