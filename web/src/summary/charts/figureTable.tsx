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
  const look = lettersAcross(columns, rows) > shortLettersMax ? longLook : shortLook
  return (
    <table role="table" className="w-full border-collapse text-small">
      <caption className="sr-only">{caption}</caption>
      <thead
        role="rowgroup"
        className="sticky top-0 bg-raised shadow-[inset_0_-2px_0_var(--color-accent)] forced-colors:after:absolute forced-colors:after:inset-x-0 forced-colors:after:bottom-0 forced-colors:after:h-0.5 forced-colors:after:bg-[CanvasText] forced-colors:after:forced-color-adjust-none print:static print:border-b-2 print:border-accent print:shadow-none"
      >
        <tr role="row" className={look.head}>
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
            className={`border-b border-hairline last:border-b-0 ${look.row}`}
          >
            <th scope="row" role="rowheader" className={`py-1 text-start font-normal ${look.row}`}>
              <button
                type="button"
                onClick={row.onSelect}
                className="rounded-[4px] py-1 text-start wrap-anywhere hyphens-auto text-accent underline-offset-3 hover:underline forced-colors:underline focus-visible:outline-offset-[-2px] touch:min-h-11"
              >
                {row.name}
              </button>
            </th>
            {row.figures.map((figure, index) => (
              <td
                key={columns[index + 1]}
                role="cell"
                className={`py-1 text-end whitespace-nowrap ${look.figure}`}
              >
                <span aria-hidden className={`me-auto hidden pe-3 text-quiet ${look.label}`}>
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

/** How many letters the columns of figures take. */
function lettersAcross(
  [, ...columns]: readonly string[],
  rows: readonly Pick<FigureTableRow, 'figures'>[],
): number {
  return columns.reduce((letters, column, at) => {
    const lengths = rows.map(({ figures }) => figures[at]?.length ?? 0)
    return letters + Math.max(column.length, ...lengths)
  }, 0)
}

/** Scrolls what the table stands in, and never the page. It begins with a whole row, an earlier one near the end. */
function bringIntoView(row: HTMLTableRowElement | null): void {
  const table = row?.closest('table')
  const place = table?.parentElement
  if (!row || !table || !place) return
  const topOf = (each: HTMLElement) => each.offsetTop - (table.tHead?.offsetHeight ?? 0)
  const needed = Math.min(topOf(row), table.offsetHeight - place.clientHeight)
  const first = [...table.querySelectorAll('tr')].find((each) => topOf(each) >= needed)
  place.scrollTop = topOf(first ?? row)
}

/** How many letters of figures fit beside the name of a row on a phone. */
const shortLettersMax = 26

// Narrower on the smallest screens, so that no column is cut off.
const gap = 'pl-3 max-[24rem]:pl-1.5'

// Where a row is too narrow, such as with large text on a phone, each figure has a line with the name of its column.
const shortLook = {
  head: 'not-print:max-[20rem]:sr-only',
  row: 'not-print:max-[20rem]:block',
  figure: `${gap} not-print:max-[20rem]:pl-0 not-print:max-[20rem]:flex not-print:max-[20rem]:flex-wrap not-print:max-[20rem]:justify-end not-print:max-[20rem]:py-0 not-print:max-[20rem]:last:pb-1.5`,
  label: 'not-print:max-[20rem]:inline',
} as const
const longLook = {
  head: 'not-print:max-sm:sr-only',
  row: 'not-print:max-sm:block',
  figure:
    'sm:pl-3 print:pl-3 not-print:max-sm:flex not-print:max-sm:flex-wrap not-print:max-sm:justify-end not-print:max-sm:py-0 not-print:max-sm:last:pb-1.5',
  label: 'not-print:max-sm:inline',
} as const
