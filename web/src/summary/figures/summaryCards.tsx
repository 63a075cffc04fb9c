import type { RangeQuery } from '@evenkeel/domain/summary'
import { QueryView } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { Figures, FiguresSkeleton } from './figures.tsx'

/** The four figures in one row on the waterline. */
export function SummaryCards({ range }: { range: RangeQuery }) {
  const query = useSummary(range)
  return (
    <section
      aria-label="Summary"
      aria-busy={query.isPlaceholderData || undefined}
      className="rounded-card border border-hairline bg-raised px-5 pt-4 pb-2"
    >
      <QueryView
        query={query}
        error="Your totals could not be loaded."
        skeleton={<FiguresSkeleton />}
      >
        {(summary) => <Figures summary={summary} />}
      </QueryView>
    </section>
  )
}
