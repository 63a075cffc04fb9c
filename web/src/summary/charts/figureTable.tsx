// biome-ignore-all lint/a11y/noRedundantRoles: on the narrowest screens rows are boxes, and browsers drop the roles of a
// table without table layout unless they are explicit.
import type { ReactNode } from 'react'
import { WholeFigure } from '#ui/wholeFigures.tsx'

type FigureTableProps = {
  caption: string
  /** The first names the row; the others are figures. */
  columns: readonly string[]
  rows: readonly FigureTableRow[]
}

export type FigureTableRow = {
  key: string
  name: ReactNode
  figures: readonly string[]
  /** The row of today, which is in view at first where the table scrolls. */
  isToday?: boolean
  /** Shows the transactions behind the row. */
  onSelect: () => void
}

export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  return (
    <table role="table" className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead
        role="rowgroup"
        className="sticky top-0 bg-raised shadow-[inset_0_-2px_0_var(--color-accent)] forced-colors:border-b-2 print:static print:border-b-2 print:border-accent print:shadow-none"
      >
        <tr role="row" className="not-print:max-[20rem]:sr-only">
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`h-9 font-medium text-quiet ${index === 0 ? 'text-start' : `${gap} text-end`}`}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr
            key={row.key}
            {...(row.isToday && { ref: bringIntoView, 'aria-current': 'date' })}
            role="row"
            className="border-b border-hairline last:border-b-0 not-print:max-[20rem]:block"
          >
            <th
              scope="row"
              role="rowheader"
              className="py-1 text-start font-normal not-print:max-[20rem]:block"
            >
              <button
                type="button"
                onClick={row.onSelect}
                className="rounded-[4px] py-1 text-start wrap-anywhere hyphens-auto text-accent underline-offset-3 hover:underline focus-visible:outline-offset-[-2px] touch:min-h-11"
              >
                {row.name}
              </button>
            </th>
            {row.figures.map((figure, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                className={`py-1 text-end whitespace-nowrap ${gap} ${ownLine}`}
              >
                <span
                  aria-hidden
                  className="me-auto hidden pe-3 text-quiet not-print:max-[20rem]:inline"
                >
                  {columns[index + 1]}
                </span>
                <WholeFigure text={figure} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Scrolls what the table stands in, and never the page. */
function bringIntoView(row: HTMLTableRowElement | null): void {
  const table = row?.closest('table')
  if (!row || !table?.parentElement) return
  table.parentElement.scrollTop = row.offsetTop - (table.tHead?.offsetHeight ?? 0)
}

// Where a row is too narrow, such as with large text on a phone, each figure has a line with the name of its column.
const ownLine =
  'not-print:max-[20rem]:flex not-print:max-[20rem]:flex-wrap not-print:max-[20rem]:justify-end not-print:max-[20rem]:py-0 not-print:max-[20rem]:last:pb-1.5'

// Narrower on the smallest screens, so that no column is cut off.
const gap = 'pl-3 max-[24rem]:pl-1.5'
