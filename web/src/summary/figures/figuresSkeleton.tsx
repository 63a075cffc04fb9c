import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'

const figures = [
  { label: 'Total Income' },
  { label: 'Total Expenses', stand: 'below' },
  { label: 'Net Balance', stand: 'afloat' },
  { label: 'Budget Usage', meter: 0 },
] as const

/** The four figures while they are on the way. */
export function FiguresSkeleton() {
  return (
    <Loading label="Loading your totals">
      <FigureRow>
        {figures.map((each) => (
          <Figure
            key={each.label}
            {...each}
            figure={<Waiting className="h-5 w-24 md:h-6" />}
            note={<Waiting className="h-3.5 w-20" />}
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
