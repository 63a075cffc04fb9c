import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatCount } from '#lib/format.ts'
import { Button } from '../button.tsx'
import { pageRange } from './pageRange.ts'

type PaginationProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
}

export function Pagination({ page, pages, onPage, label }: PaginationProps) {
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="quiet"
        size="small"
        icon={ChevronLeft}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        Previous
      </Button>
      <ol className="flex flex-wrap items-center justify-center max-sm:order-first max-sm:basis-full max-sm:justify-center">
        {pageRange(page, pages).map((slot, index) => (
          // Slots keep their positions, so that the focused button stays under the finger.
          // biome-ignore lint/suspicious/noArrayIndexKey: the position is the identity here.
          <li key={index}>
            {slot === 'gap' ? (
              <span aria-hidden className="flex h-8 min-w-5 items-center justify-center text-quiet">
                …
              </span>
            ) : (
              <PageButton slot={slot} current={slot === page} onPage={onPage} />
            )}
          </li>
        ))}
      </ol>
      <Button
        variant="quiet"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        Next
        <ChevronRight aria-hidden size={18} strokeWidth={1.75} />
      </Button>
    </nav>
  )
}

type PageButtonProps = { slot: number; current: boolean; onPage: (page: number) => void }

function PageButton({ slot, current, onPage }: PageButtonProps) {
  return (
    <button
      type="button"
      aria-label={`Page ${formatCount(slot)}`}
      aria-current={current ? 'page' : undefined}
      onClick={() => onPage(slot)}
      className="relative flex h-8 min-w-8 items-center justify-center rounded-control px-1.5 text-small text-quiet transition-colors duration-150 hover:bg-accent-soft hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent touch:h-11"
    >
      {formatCount(slot)}
    </button>
  )
}
