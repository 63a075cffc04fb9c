import {
  type CategoryTotal,
  categoriesShown,
  type RangeQuery,
  rankCategories,
} from '@evenkeel/domain/summary'
import { useState } from 'react'
import { formatCount } from '#lib/format.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { BreakdownRow } from './breakdownRow.tsx'

type CategoryBreakdownProps = {
  range: RangeQuery
  /** Shows the transactions of a category. */
  onCategory: (category: string) => void
  className?: string
}

/** Expenses by category, largest first. */
export function CategoryBreakdown({ range, onCategory, className }: CategoryBreakdownProps) {
  const query = useSummary(range)
  const [isExpanded, setExpanded] = useState(false)
  const ranked = rankCategories(query.data?.categoryBreakdown ?? new Map())
  const isLong = ranked.length > categoriesShown
  return (
    <Card
      title="Category Breakdown"
      inset="flush"
      className={className}
      actions={
        isLong && (
          <Button
            size="small"
            variant="quiet"
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
            busy={query.isPlaceholderData}
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
}

function Rows({ ranked, shown, busy, onCategory }: RowsProps) {
  if (ranked.length === 0) return <EmptyState text="No expense categories to display" />
  return (
    <>
      <ul aria-busy={busy || undefined} className="border-t-2 border-accent">
        {ranked.map((row, index) => (
          <BreakdownRow
            key={row.name}
            row={row}
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

function BreakdownSkeleton() {
  return (
    <Loading label="Loading your categories">
      <div className="border-t-2 border-accent">
        {Array.from({ length: categoriesShown }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
          <div key={row} className={line}>
            <Skeleton className="size-9 rounded-control" />
            <Skeleton className="h-4 w-32" />
            <Skeleton className="h-4 w-20" />
            <Skeleton className="col-span-full h-1 w-full" />
          </div>
        ))}
      </div>
      <div className="h-10" />
    </Loading>
  )
}

const line =
  'grid h-19 grid-cols-[auto_minmax(0,1fr)_auto] content-center items-center gap-x-3 gap-y-2 border-hairline px-5 not-last:border-b'
