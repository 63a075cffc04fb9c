import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { useRef, useState } from 'react'

type Rows = readonly Transaction[]
type Selected = { rows: ReadonlyMap<string, Transaction>; isAll: boolean; of: string }

type List = { filter: TransactionFilter; rows: Rows | undefined; total: number }

/** The selected transactions: some, on any page, or all that match the filter. Another filter clears the selection. */
export function useSelection({ filter, rows = [], total }: List) {
  const of = JSON.stringify(filter)
  const none: Selected = { rows: new Map(), isAll: false, of }
  const [state, setState] = useState(none)
  const selected = state.of === of ? state : none
  /** The row pressed last, where a span begins. */
  const anchor = useRef<string>(undefined)

  /** Deselecting one of all keeps the others on this page. */
  const chosen = selected.isAll ? mapOf(rows) : selected.rows

  function set(changed: Rows, isOn: boolean) {
    const left = new Map(chosen)
    for (const row of changed) {
      if (isOn) left.set(row.id, row)
      else left.delete(row.id)
    }
    setState({ rows: left, isAll: false, of })
  }

  /** Selects or deselects a row, or every visible row from the last one to this. */
  function toggle(row: Transaction, { isSpan }: { isSpan: boolean }) {
    const isOn = !chosen.has(row.id)
    set(isSpan ? spanOf(rows, anchor.current, row.id) : [row], isOn || isSpan)
    anchor.current = row.id
  }

  const count = selected.isAll ? total : selected.rows.size
  return {
    count,
    isAll: selected.isAll,
    rows: chosen,
    has: ({ id }: Transaction) => selected.isAll || selected.rows.has(id),
    toggle,
    set,
    selectAll: () => setState({ rows: new Map(), isAll: true, of }),
    clear: () => setState(none),
    /** The transactions that a bulk change applies to. */
    target: selected.isAll ? { filter, expectedCount: total } : { ids: [...selected.rows.keys()] },
  }
}

export type Selection = ReturnType<typeof useSelection>

function mapOf(rows: Rows): Map<string, Transaction> {
  return new Map(rows.map((row) => [row.id, row]))
}

function spanOf(rows: Rows, from: string | undefined, to: string): Rows {
  const ends = [from, to].map((id) => rows.findIndex((row) => row.id === id))
  const start = Math.min(...ends)
  return start < 0 ? rows.filter(({ id }) => id === to) : rows.slice(start, Math.max(...ends) + 1)
}
