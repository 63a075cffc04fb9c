import {
  type CategoryTotal,
  type Comparison,
  categoriesShown,
  type RangeQuery,
  rankCategories,
} from '@evenkeel/domain/summary'
import { formatCount, formatPlural } from '@evenkeel/domain/text'
import { useState } from 'react'
import { rangeTitle } from '#lib/rangeWords.ts'
import { categoryLook } from '#transactions/categoryLook.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { categoryWords } from './comparisonWords.ts'
import { useComparison, useSummary } from './queries.ts'

type CategoryBreakdownProps = {
  range: RangeQuery
  /** Shows the transactions of a category. */
  onCategory: (category: string) => void
  className?: string
}

/** Expenses by category, largest first. */
export function CategoryBreakdown({ range, onCategory, className }: CategoryBreakdownProps) {
  const query = useSummary(range)
  const comparison = useComparison(range)
  const [isExpanded, setExpanded] = useState(false)
  const ranked = rankCategories(query.data?.categoryBreakdown ?? new Map())
  const isLong = ranked.length > categoriesShown
  return (
    <Card
      title="Category Breakdown"
      subtitle={rangeTitle(range.startDate, range.endDate)}
      inset="flush"
      className={className}
      actions={
        isLong && (
          <Button
            size="small"
            variant="quiet"
            className="not-forced-colors:-mx-3"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {isExpanded ? 'Show Less' : 'View All'}
          </Button>
        )
      }
    >
      <QueryView
        query={query}
        error="Your categories could not be loaded."
        skeleton={<BreakdownSkeleton />}
      >
        {() => (
          <Rows
            ranked={ranked}
            shown={isExpanded ? ranked.length : categoriesShown}
            busy={query.isPlaceholderData || comparison.isLoading}
            comparison={comparison.data}
            onCategory={onCategory}
          />
        )}
      </QueryView>
    </Card>
  )
}

type RowsProps = Pick<CategoryBreakdownProps, 'onCategory'> & {
  ranked: readonly CategoryTotal[]
  shown: number
  busy: boolean
  comparison: Comparison | null | undefined
}

function Rows({ ranked, shown, busy, comparison, onCategory }: RowsProps) {
  if (ranked.length === 0) return <EmptyState text="No expense categories to display" />
  return (
    <>
      <ul aria-busy={busy || undefined} className="border-t-2 border-accent">
        {ranked.map((row, index) => (
          <BreakdownRow
            key={row.name}
            row={row}
            difference={categoryWords(comparison, row)}
            onPaperOnly={index >= shown}
            onSelect={() => onCategory(row.name)}
          />
        ))}
      </ul>
      {ranked.length > categoriesShown && (
        <p className="px-5 pt-2 pb-3 text-small text-quiet print:hidden">
          Showing {formatCount(Math.min(shown, ranked.length))} of {formatCount(ranked.length)}{' '}
          categories
        </p>
      )}
    </>
  )
}

type BreakdownRowProps = {
  row: CategoryTotal
  /** Beside the span before, in words. */
  difference: string | undefined
  /** Collapsed on the screen, but printed. */
  onPaperOnly: boolean
  onSelect: () => void
}

/** One category. Pressing it shows its transactions. */
function BreakdownRow({ row, difference, onPaperOnly, onSelect }: BreakdownRowProps) {
  const { icon, colour } = categoryLook(row.name)
  return (
    <li className={cx(place, onPaperOnly && 'hidden print:list-item')}>
      <button type="button" onClick={onSelect} className={rowLine}>
        <span
          className="flex size-9 items-center justify-center rounded-control max-[11rem]:hidden bg-[color-mix(in_srgb,currentcolor_12%,transparent)]"
          style={{ color: colour }}
        >
          <Icon of={icon} />
        </span>
        <span className="min-w-0">
          <span className={line}>
            <span className={`font-medium ${words}`}>{row.name}</span>
            <Money cents={row.amount} className="ml-auto" />
          </span>
          <span className={`text-small text-quiet ${line}`}>
            <span className="min-w-0 grow">{formatPlural(row.count, 'transaction')}</span>
            <span className="ml-auto">{row.percent.toFixed(1)}%</span>
          </span>
          {difference && (
            <span className="block text-small text-quiet [overflow-wrap:normal]">
              {withWholeFigures(difference)}
            </span>
          )}
        </span>
        <Share percent={row.percent} colour={colour} />
      </button>
    </li>
  )
}

function Share({ percent, colour }: { percent: number; colour: string }) {
  return (
    <span aria-hidden className="col-span-full h-1 overflow-hidden rounded-full bg-sunken">
      <span
        className="block h-full rounded-full forced-color-adjust-none"
        style={{ width: `${Math.max(percent, 0.5)}%`, background: colour }}
      />
    </span>
  )
}

const place = 'border-hairline not-first:border-t print:break-inside-avoid'
// A figure too wide beside the longest word goes below it. Only a word that is wider than the card is broken.
const line = 'flex min-w-0 flex-wrap items-baseline gap-x-3'
const words = 'min-w-0 grow basis-[min-content] wrap-break-word max-[20rem]:basis-auto'
// On the narrowest screen, large amounts in very large text need the icon's room.
const rowLine =
  'grid w-full grid-cols-[auto_minmax(0,1fr)] max-[11rem]:grid-cols-1 items-center gap-x-3 gap-y-2 px-5 py-2.5 text-start text-body transition-colors duration-150 hover:bg-paper focus-visible:outline-offset-[-2px]'

function BreakdownSkeleton() {
  return (
    <Loading label="Loading your categories">
      <div className="border-t-2 border-accent">
        {Array.from({ length: categoriesShown }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
          <div key={row} className={skeletonLine}>
            <Skeleton className="size-9 rounded-control" />
            <Skeleton className="h-4 w-32 max-w-full" />
            <Skeleton className="h-4 w-20" />
            <Skeleton className="col-span-full h-1 w-full" />
          </div>
        ))}
      </div>
      <div className="h-10" />
    </Loading>
  )
}

const skeletonLine =
  'grid h-19 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-2 border-hairline px-5 not-last:border-b'
