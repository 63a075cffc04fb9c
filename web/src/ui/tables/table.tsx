// biome-ignore-all lint/a11y/noRedundantRoles: below 768 px rows become cards, and browsers drop the roles of a table
// without table layout unless they are explicit.
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

// styles/table.css turns rows into cards.

type TableProps = {
  label: string
  busy: boolean
  className: string
  /** The headings. */
  head: ReactNode
  children: ReactNode
}

export function Table({ label, busy, className, head, children }: TableProps) {
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx('data-table', className)}
    >
      <thead role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
  )
}

export function TableRow(props: ComponentProps<'tr'>) {
  return <tr role="row" {...props} />
}

/** A heading that nobody needs to see: hidden where rows are cards, and on paper. */
export function SilentHeader({ className, children }: { className: string; children: ReactNode }) {
  return (
    <th role="columnheader" scope="col" data-silent className={className}>
      {children}
    </th>
  )
}

export type SortOrder = 'asc' | 'desc'

type SortHeaderProps<Column extends string> = {
  column: Column
  sort: { column: Column; order: SortOrder }
  onSort: (column: Column) => void
  align?: 'end'
  className?: string
  children: ReactNode
}

/** A column heading that sorts by it. */
export function SortHeader<Column extends string>(props: SortHeaderProps<Column>) {
  const { column, sort, onSort, align, className, children } = props
  const order = sort.column === column ? sort.order : undefined
  const glyph = order === undefined ? ArrowUpDown : order === 'asc' ? ArrowUp : ArrowDown
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      aria-sort={order && (order === 'asc' ? 'ascending' : 'descending')}
      className={className}
    >
      <button type="button" onClick={() => onSort(column)}>
        {children}
        <Icon of={glyph} size={14} />
      </button>
    </th>
  )
}

type CellProps = {
  align?: 'end'
  /** The cell's position when the row is a card. */
  place: 'select' | 'title' | 'figure' | 'detail' | 'extra' | 'actions'
  className?: string
  children?: ReactNode
}

export function Cell({ align, place, className, children }: CellProps) {
  return (
    <td
      role="cell"
      data-align={align}
      data-place={place}
      style={{ gridArea: place }}
      className={className}
    >
      {children}
    </td>
  )
}
