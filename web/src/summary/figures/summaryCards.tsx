import type { RangeQuery } from '@evenkeel/domain/summary'
import { ErrorState } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { Figures } from './figures.tsx'
import { FiguresSkeleton } from './figuresSkeleton.tsx'

/** The four figures in one row on the waterline (SPEC.md §2 Summary cards). */
export function SummaryCards({ range }: { range: RangeQuery }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSummary(range)
  return (
    <section
      aria-label="Summary"
      aria-busy={isPlaceholderData || undefined}
      className="rounded-card border border-hairline bg-raised px-5 pt-4 pb-2"
    >
      {isError ? (
        <ErrorState
          text="Your totals could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Figures summary={data} />
      ) : (
        <FiguresSkeleton />
      )}
    </section>
  )
}
