import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { FigureCard, FigureRow } from './figureCard.tsx'

const labels = ['Total Income', 'Total Expenses', 'Net Balance', 'Budget Usage']

/** The four cards while their figures are on the way. */
export function FiguresSkeleton() {
  return (
    <Loading label="Loading your totals">
      <FigureRow>
        {labels.map((label) => (
          <FigureCard
            key={label}
            label={label}
            stands={label === 'Total Expenses' ? 'below' : 'above'}
            figure={<Waiting className="h-5 w-24 lg:h-6" />}
            caption={<Waiting className="h-3.5 w-20" />}
          />
        ))}
      </FigureRow>
    </Loading>
  )
}

/** In a line of text, of which it keeps the height. */
function Waiting({ className }: { className: string }) {
  return (
    <span className="flex h-[1lh] items-center">
      <Skeleton className={className} />
    </span>
  )
}
