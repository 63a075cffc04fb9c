// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens rows are grids, and browsers drop the roles of a table
// without table layout unless they are explicit.
import { type DateRange, formatDay, monthRange } from '@evenkeel/domain/calendar'
import { formatMoney, formatSigned } from '@evenkeel/domain/money'
import { type ComparedCategory, foldCompared, type MonthReview } from '@evenkeel/domain/summary'
import { formatCount } from '@evenkeel/domain/text'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import { categoryLook } from '#transactions/categoryLook.ts'
import { rowsAddress } from '#transactions/rowsAddress.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { WholeFigure } from '#ui/wholeFigures.tsx'
import { isFar, thenWords } from '../comparisonWords.ts'
import { rowLink } from './reviewCards.tsx'

type Compared = Pick<ComparedCategory, 'now' | 'before'>
type ComparedTableProps = { title: string; rows: readonly ComparedCategory[]; review: MonthReview }

/** Categories in two months side by side; those from the ninth on are one row. */
export function ComparedTable({ title, rows, review }: ComparedTableProps) {
  const { now, before } = review
  const { largest, rest } = foldCompared(rows)
  const [isOpen, setOpen] = useState(false)
  const most = Math.max(1, ...rows.flatMap((row) => [row.now, row.before]))
  if (rows.length === 0) return null
  const withYear = before !== null && isFar({ now, before })
  const look = before && most < longCents ? shortLook : longLook
  const spans = before ? [before, now] : [now]
  const difference = before ? ['Difference'] : []
  const headings = ['Category', ...spans.map((span) => headingOf(span, withYear)), ...difference]
  const labels = [
    ...spans.map(({ from }) => formatDay(from, withYear ? 'shortMonthOfYear' : 'month')),
    ...difference,
  ]
  const rowOf = (row: ComparedCategory, isFolded: boolean) => (
    <ComparedRow
      key={row.category}
      row={row}
      look={look}
      labels={labels}
      isFolded={isFolded}
      name={<CategoryName row={row} review={review} />}
      bars={<Bars row={row} most={most} colour={categoryLook(row.category).colour} />}
    />
  )
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
        <Head headings={headings} look={look} />
        <tbody role="rowgroup" className="max-sm:block">
          {largest.map((row) => rowOf(row, false))}
          {rest && (
            <ComparedRow
              row={rest}
              look={look}
              labels={labels}
              name={
                <RestName
                  count={rest.rows.length}
                  isOpen={isOpen}
                  onToggle={() => setOpen(!isOpen)}
                />
              }
            />
          )}
          {isOpen && rest?.rows.map((row) => rowOf(row, true))}
        </tbody>
      </table>
    </Card>
  )
}

function Head({ headings, look }: { headings: readonly string[]; look: Look }) {
  return (
    <thead role="rowgroup" className="border-b-2 border-accent max-sm:block">
      <tr role="row" className={cx(look.line, look.head)}>
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
  )
}

type ComparedRowProps = {
  row: Compared
  look: Look
  /** What the figures are, where each has its own line. */
  labels: readonly string[]
  name: ReactNode
  bars?: ReactNode
  /** One of everything else: set in, and printed only within their sum. */
  isFolded?: boolean
}

function ComparedRow(props: ComparedRowProps) {
  const { row, look, labels, name, bars, isFolded = false } = props
  const figures =
    labels.length > 1
      ? [formatMoney(row.before), formatMoney(row.now), differenceOf(row)]
      : [formatMoney(row.now)]
  return (
    <tr
      role="row"
      className={cx(
        'border-b border-hairline last:border-b-0',
        look.line,
        isFolded && 'print:hidden',
      )}
    >
      <th
        role="rowheader"
        scope="row"
        className="w-full py-1.5 text-start align-baseline text-body font-normal max-sm:col-span-full max-sm:pb-0 print:py-0.5 print:text-small"
      >
        {/* The bars stay in line with those of the other rows, whose scale they share. */}
        {isFolded ? <div className="ps-6 max-[20rem]:ps-0">{name}</div> : name}
        {bars}
      </th>
      {figures.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
        <td key={at} role="cell" className={cx('py-1.5 print:py-0.5', figure, look.figure)}>
          {labels[at] && (
            <span aria-hidden className={look.label}>
              {labels[at]}
            </span>
          )}
          <WholeFigure text={text} />
        </td>
      ))}
    </tr>
  )
}

/** From a million dollars on, three amounts do not fit beside each other on a phone; that of a month without another has its line too. */
const longCents = 100_000_000

type Look = typeof shortLook | typeof longLook

// On a phone the figures are below the name: in columns, or where those do not fit, one to a line, each with its label.
const shortLook = {
  line: 'not-print:max-sm:grid not-print:max-sm:grid-cols-3 not-print:max-[20rem]:grid-cols-1',
  head: 'not-print:max-[20rem]:sr-only',
  figure:
    'not-print:max-[20rem]:flex not-print:max-[20rem]:flex-wrap not-print:max-[20rem]:py-0 not-print:max-[20rem]:last:pb-1.5',
  label: 'me-auto hidden pe-3 text-quiet not-print:max-[20rem]:inline',
} as const
const longLook = {
  line: 'not-print:max-sm:grid',
  head: 'not-print:max-sm:sr-only',
  figure:
    'not-print:max-sm:flex not-print:max-sm:flex-wrap not-print:max-sm:py-0 not-print:max-sm:last:pb-1.5',
  label: 'me-auto hidden pe-3 text-quiet not-print:max-sm:inline',
} as const
const figure = 'justify-end text-end align-baseline whitespace-nowrap sm:pl-4 print:pl-3'

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

type RestNameProps = { count: number; isOpen: boolean; onToggle: () => void }

/** Opens the categories that are folded. */
function RestName({ count, isOpen, onToggle }: RestNameProps) {
  const words = `Everything else (${formatCount(count)})`
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className={cx(
          rowLink,
          'inline-flex items-baseline gap-2 text-start print:hidden forced-colors:underline',
        )}
      >
        <Icon
          of={ChevronDown}
          size={16}
          className={cx('translate-y-0.5 max-[11rem]:hidden', isOpen && 'rotate-180')}
        />
        {words}
      </button>
      <span className="hidden print:inline">{words}</span>
    </>
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
