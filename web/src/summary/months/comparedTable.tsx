// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens rows are grids, and browsers drop the roles of a table
// without table layout unless they are explicit.
import { type DateRange, monthRange } from '@evenkeel/domain/calendar'
import { type ComparedCategory, foldCompared, type MonthReview } from '@evenkeel/domain/summary'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDay, formatMoney, formatSigned } from '#lib/format.ts'
import { categoryLook } from '#transactions/categoryLook.ts'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { isFar, thenWords } from '../comparisonWords.ts'
import { rowLink } from './reviewCards.tsx'

type Compared = Pick<ComparedCategory, 'now' | 'before'>
type ComparedTableProps = { title: string; rows: readonly ComparedCategory[]; review: MonthReview }

/** Categories in two months side by side; several from the ninth on are one row. */
export function ComparedTable({ title, rows, review }: ComparedTableProps) {
  const { now, before } = review
  const { largest, rest } = foldCompared(rows)
  const most = Math.max(1, ...rows.flatMap((row) => [row.now, row.before]))
  if (rows.length === 0) return null
  const hasBefore = before !== null
  const withYear = before !== null && isFar({ now, before })
  const line = most < longCents ? shortLine : longLine
  const headings = [
    'Category',
    ...(before ? [headingOf(before, withYear)] : []),
    headingOf(now, withYear),
    ...(before ? ['Difference'] : []),
  ]
  return (
    <Card
      title={title}
      subtitle={
        before && (
          <span className="print:hidden">
            The lower bar is what it was {thenWords({ now, before })}.
          </span>
        )
      }
      className="print:break-inside-avoid"
    >
      <table role="table" aria-label={title} className="w-full border-collapse text-small">
        <thead role="rowgroup" className="border-b-2 border-accent max-sm:block">
          <tr role="row" className={line}>
            {headings.map((heading, at) => (
              <th
                key={heading}
                role="columnheader"
                scope="col"
                className={`pb-1 font-medium text-quiet ${at === 0 ? 'text-start max-sm:sr-only' : figure}`}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {largest.map((row) => (
            <ComparedRow
              key={row.category}
              row={row}
              line={line}
              hasBefore={hasBefore}
              name={<CategoryName row={row} review={review} />}
              bars={<Bars row={row} most={most} colour={categoryLook(row.category).colour} />}
            />
          ))}
          {rest && (
            <ComparedRow
              row={rest}
              line={line}
              hasBefore={hasBefore}
              name={`Everything else (${rest.count})`}
            />
          )}
        </tbody>
      </table>
    </Card>
  )
}

type ComparedRowProps = {
  row: Compared
  line: string
  hasBefore: boolean
  name: ReactNode
  bars?: ReactNode
}

function ComparedRow({ row, line, hasBefore, name, bars }: ComparedRowProps) {
  const figures = hasBefore
    ? [formatMoney(row.before), formatMoney(row.now), differenceOf(row)]
    : [formatMoney(row.now)]
  return (
    <tr role="row" className={`border-b border-hairline last:border-b-0 ${line}`}>
      <th
        role="rowheader"
        scope="row"
        className="w-full py-1.5 text-start align-baseline text-body font-normal max-sm:col-span-full max-sm:pb-0 print:py-0.5 print:text-small"
      >
        {name}
        {bars}
      </th>
      {figures.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
        <td key={at} role="cell" className={`py-1.5 print:py-0.5 ${figure}`}>
          {text}
        </td>
      ))}
    </tr>
  )
}

/** From a million dollars on, three amounts do not fit beside each other on a phone. */
const longCents = 100_000_000
// Where columns do not fit, figures wrap as wholes.
const shortLine =
  'max-sm:grid max-sm:grid-cols-3 max-[20rem]:flex max-[20rem]:flex-wrap max-[20rem]:justify-end max-[20rem]:gap-x-3 print:table-row'
const longLine = 'max-sm:flex max-sm:flex-wrap max-sm:justify-end max-sm:gap-x-3 print:table-row'
const figure =
  'text-end align-baseline whitespace-nowrap max-[20rem]:last:basis-full sm:pl-4 print:pl-3'

/** Leads to the rows of this month, or else of the one before. */
function CategoryName({ row, review }: { row: ComparedCategory; review: MonthReview }) {
  const { now, before } = review
  const { from, to } = row.now === 0 && before ? before : now
  const { type, category } = row
  const { icon, colour } = categoryLook(category)
  return (
    <span className="flex items-baseline gap-2">
      {/* In very large text, a long name needs its room. */}
      <span className="translate-y-0.5 max-[11rem]:hidden" style={{ color: colour }}>
        <Icon of={icon} size={16} />
      </span>
      <Link
        href={rowsAddress({ type, category, startDate: from, endDate: to })}
        className={rowLink}
      >
        {category}
      </Link>
    </span>
  )
}

type BarsProps = { row: Compared; most: number; colour: string }

/** This month in the category's colour, over the month before. */
function Bars({ row, most, colour }: BarsProps) {
  return (
    <span aria-hidden className="mt-0.5 flex flex-col gap-px print:hidden">
      {[
        { share: row.now / most, background: colour },
        { share: row.before / most, background: 'var(--color-edge)' },
      ].map(({ share, background }) => (
        <span
          key={background}
          className="h-1 rounded-full forced-color-adjust-none"
          style={{ width: `${share * 100}%`, background }}
        />
      ))}
    </span>
  )
}

function differenceOf({ now, before }: Compared): string {
  return now === before ? 'the same' : formatSigned(now - before)
}

/** "October", "Oct 2025" where the years are needed, or "By Oct 22" in a running month. */
function headingOf({ from, to }: DateRange, withYear: boolean): string {
  if (to !== monthRange(from).to) return `By ${formatDay(to, withYear ? 'medium' : 'short')}`
  return formatDay(from, withYear ? 'shortMonthOfYear' : 'monthName')
}
