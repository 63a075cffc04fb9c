// biome-ignore-all lint/a11y/noRedundantRoles: on the narrowest screens rows are boxes, and browsers drop the roles of a
// table without table layout unless they are explicit.
import type { ReactNode } from 'react'

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
        <tr role="row" className={line}>
          {columns.map((column, index) => (
            <th
              key={column}
              role="columnheader"
              scope="col"
              className={`h-9 font-medium text-quiet ${index === 0 ? 'grow text-start' : `${gap} text-end`}`}
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
            role="row"
            className={`border-b border-hairline last:border-b-0 ${line}`}
          >
            <th scope="row" role="rowheader" className="grow py-1 text-start font-normal">
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
                className={`py-1 text-end whitespace-nowrap ${gap}`}
              >
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// Where a row is too narrow, such as with large text on a phone, its figures wrap as wholes.
const line =
  'max-[20rem]:flex max-[20rem]:flex-wrap max-[20rem]:items-baseline max-[20rem]:justify-end max-[20rem]:gap-x-3 print:table-row'

// Narrower on the smallest screens, so that no column is cut off.
const gap = 'pl-3 max-[24rem]:pl-1.5'
