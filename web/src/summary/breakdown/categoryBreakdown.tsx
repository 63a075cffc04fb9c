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
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { BreakdownRow } from './breakdownRow.tsx'
import { BreakdownSkeleton } from './breakdownSkeleton.tsx'

type CategoryBreakdownProps = {
  range: RangeQuery
  /** Shows the entries of a category. */
  onCategory: (category: string) => void
  className?: string
}

/** Where the money went, largest first (SPEC.md §2 Category Breakdown). */
export function CategoryBreakdown({ range, onCategory, className }: CategoryBreakdownProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSummary(range)
  const [isExpanded, setExpanded] = useState(false)
  const ranked = data && rankCategories(data.categoryBreakdown)
  const isLong = ranked !== undefined && ranked.length > categoriesShown
  return (
    <Card
      title="Category Breakdown"
      inset="flush"
      {...(className && { className })}
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
      {isError ? (
        <ErrorState
          text="Your categories could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : ranked === undefined ? (
        <BreakdownSkeleton />
      ) : (
        <Rows
          ranked={ranked}
          shown={isExpanded ? ranked.length : categoriesShown}
          busy={isPlaceholderData}
          onCategory={onCategory}
        />
      )}
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
