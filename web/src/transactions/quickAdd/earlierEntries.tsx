import { formatMoney, minus } from '@evenkeel/domain/money'
import {
  type EntrySuggestion,
  suggestEntries,
  type TransactionType,
} from '@evenkeel/domain/transactions'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '#lib/api/hooks.ts'
import { useSettled } from '#lib/useSettled.ts'
import { searchFor } from './searchFor.ts'

/** How long a pause in typing is before earlier entries are looked up. */
const typingPauseMs = 120
const none: readonly EntrySuggestion[] = []

/** The user's own earlier entries that match what is being typed. */
export function useEarlierEntries(
  typed: string,
  type: TransactionType | undefined,
): readonly EntrySuggestion[] {
  const text = typed.trim()
  const settled = useSettled(text, typingPauseMs)
  const search = searchFor(settled)
  const { data } = useQuery({
    ...endpointQuery(suggestEntries, { query: { q: search ?? '', ...(type && { type }) } }),
    enabled: search !== undefined,
    // Suggestions that fail need no message.
    throwOnError: false,
  })
  // What was found for other letters is not offered any more.
  return search !== undefined && settled === text ? (data ?? none) : none
}

export function EarlierEntry({ type, description, category, amount }: EntrySuggestion) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{description}</span>
        <span className="block truncate text-small text-quiet">{category}</span>
      </span>
      {amount !== null && (
        <span className={type === 'income' ? 'pl-3 text-in' : 'pl-3 text-out'}>
          {type === 'income' ? '+' : minus}
          {formatMoney(amount)}
        </span>
      )}
    </>
  )
}
