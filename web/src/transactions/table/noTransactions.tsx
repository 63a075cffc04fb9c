import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'

export type NoTransactionsProps = {
  /** There are no transactions at all, none in the range, or none that match the filter. */
  emptyBecause: 'new' | 'range' | 'filter'
  onQuickAdd: () => void
  onClearRange: () => void
  onClearFilter: () => void
}

const advice = {
  new: 'Add what you earn and spend, and every transaction will be listed here, newest first.',
  range: 'Nothing was recorded between these dates. Other dates may have more.',
  filter: 'No transaction matches the filter. Remove a condition to see more.',
}

export function NoTransactions(props: NoTransactionsProps) {
  return (
    <EmptyState
      text={
        <>
          <span className="mb-1 block font-medium text-ink">No transactions found</span>
          {advice[props.emptyBecause]}
        </>
      }
      action={<WayOn {...props} />}
    />
  )
}

function WayOn({ emptyBecause, onQuickAdd, onClearRange, onClearFilter }: NoTransactionsProps) {
  if (emptyBecause === 'filter') return <Button onClick={onClearFilter}>Clear filters</Button>
  if (emptyBecause === 'range') return <Button onClick={onClearRange}>Show all time</Button>
  return (
    <Button icon={Plus} onClick={onQuickAdd}>
      Add a transaction
    </Button>
  )
}
