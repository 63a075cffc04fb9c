import { formatCount } from '@evenkeel/domain/text'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'

type PaginationProps = {
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
}

export function Pagination({ page, pages, onPage, label }: PaginationProps) {
  return (
    <nav
      aria-label={label}
      className="flex flex-wrap items-center justify-center gap-1 sm:not-forced-colors:-mx-3"
    >
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
              <span
                aria-hidden
                className="flex h-8 min-w-5 items-center justify-center text-small text-quiet"
              >
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
        <Icon of={ChevronRight} />
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
      className="relative flex h-8 min-w-8 items-center justify-center rounded-control border border-transparent px-1.5 text-small text-quiet transition-colors duration-150 hover:bg-accent-soft hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:after:absolute aria-[current=page]:after:inset-x-1.5 aria-[current=page]:after:bottom-0 aria-[current=page]:after:h-0.5 aria-[current=page]:after:rounded-full aria-[current=page]:after:bg-accent touch:h-11"
    >
      {formatCount(slot)}
    </button>
  )
}

type PageSlot = number | 'gap'

/**
 * The pages to offer: first, last, the current one and its neighbours, with a gap for two or more left out. From eight
 * pages on there are always seven slots, so that the buttons do not move while paging.
 *
 * pageRange(5, 200000) → [1, 'gap', 4, 5, 6, 'gap', 200000]
 */
export function pageRange(current: number, pages: number): PageSlot[] {
  if (pages <= 7) return span(1, pages)
  if (current <= 4) return [...span(1, 5), 'gap', pages]
  if (current >= pages - 3) return [1, 'gap', ...span(pages - 4, pages)]
  return [1, 'gap', ...span(current - 1, current + 1), 'gap', pages]
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
