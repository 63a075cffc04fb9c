import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { X } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { filterWords, withoutWord } from './filterWords.ts'

type FilterChipsProps = {
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
}

/** The filter's conditions. Each can be removed by itself. */
export function FilterChips({ filter, onFilter }: FilterChipsProps) {
  const words = filterWords(filter)
  if (words.length === 0) return null
  return (
    <ul aria-label="Filters" className="flex flex-wrap items-center gap-2 px-5 pb-3">
      {words.map((word) => (
        <li key={word.fields[0]} className="min-w-0">
          <button
            type="button"
            aria-label={`Remove filter ${word.text}`}
            onClick={() => onFilter(withoutWord(filter, word))}
            className={chip}
          >
            <span className="truncate">{word.text}</span>
            <Icon of={X} size={14} />
          </button>
        </li>
      ))}
      {words.length > 1 && (
        <li>
          <Button
            variant="quiet"
            size="small"
            className="max-[20rem]:-ml-3"
            onClick={() => onFilter({})}
          >
            Clear all
          </Button>
        </li>
      )}
    </ul>
  )
}

// Very large text takes several lines; the radius makes a single one's ends round.
const chip =
  'flex min-h-8 max-w-full items-center gap-1.5 rounded-[1.375rem] border border-edge bg-accent-soft px-3 py-1 text-start text-small font-medium text-accent transition-colors duration-150 hover:border-accent touch:min-h-11 touch:px-4'
