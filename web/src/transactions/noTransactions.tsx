import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/states.tsx'

/** The list before its first entry. */
export function NoTransactions({ onQuickAdd }: { onQuickAdd: () => void }) {
  return (
    <EmptyState
      text={
        <>
          <span className="mb-1 block font-medium text-ink">No transactions found</span>
          Add what you earn and spend, and every entry will be listed here, newest first.
        </>
      }
      action={
        <Button icon={Plus} onClick={onQuickAdd}>
          Add a transaction
        </Button>
      }
    />
  )
}
