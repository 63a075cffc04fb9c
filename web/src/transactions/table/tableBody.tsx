import { Plus } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { pageSizes } from './pageWay.ts'
import { type RowActionHandlers, TransactionTable } from './transactionTable.tsx'
import type { TablePage } from './useTablePage.ts'

type TableBodyProps = RowActionHandlers & NoTransactionsProps & { table: TablePage }

export function TableBody({ table, ...props }: TableBodyProps) {
  const { selection, onEdit, onDelete, onSwipedAway, ...empty } = props
  const { list, rows, total, sorting, sortBy, pages } = table
  if (list.isError) {
    return (
      <ErrorState
        text="Your transactions could not be loaded."
        error={list.error}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (rows === undefined) return <TableSkeleton />
  if (total === 0) return <NoTransactions {...empty} />
  return (
    // A short last page keeps the full height, so that the buttons below do not move.
    <div className={pages > 1 ? wholePage : ''}>
      <TransactionTable
        rows={rows}
        sorting={sorting}
        onSort={sortBy}
        busy={list.isPlaceholderData}
        {...{ selection, onEdit, onDelete, onSwipedAway }}
      />
    </div>
  )
}

// The heights of a head and five rows: cards below 768 px, taller ones on touch screens, cards of three lines on a
// phone, and a head of two lines with very large text.
const wholePage =
  'md:min-h-[16.125rem] max-md:min-h-[26.75rem] max-md:touch:min-h-[31rem] max-[26rem]:min-h-[30.85rem] max-[26rem]:touch:min-h-[31.35rem] max-[20rem]:min-h-[33.1rem] max-[20rem]:touch:min-h-[34.1rem] print:min-h-0!'

function TableSkeleton() {
  return (
    <Loading label="Loading transactions">
      <div className="h-9 border-b-2 border-accent" />
      {Array.from({ length: pageSizes[0] }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: interchangeable placeholders.
        <div key={row} className={line}>
          <Skeleton className="h-4 w-24 max-md:order-3" />
          <Skeleton className="h-4 max-md:w-40 md:max-w-56 md:flex-1" />
          <Skeleton className="h-5 w-24 rounded-full max-md:order-4 md:ml-auto" />
          <Skeleton className="h-4 w-20 md:ml-8 md:mr-24" />
        </div>
      ))}
      <div className="h-14 border-t border-hairline" />
    </Loading>
  )
}

const line =
  'flex h-11 items-center gap-6 border-hairline px-5 not-last:border-b max-md:h-[4.72rem] max-md:touch:h-[5.47rem] max-[26rem]:h-[5.66rem] max-[26rem]:touch:h-[5.66rem] max-md:flex-wrap max-md:content-center max-md:justify-between max-md:gap-y-2'

type NoTransactionsProps = {
  /** There are no transactions at all, none in the range, or none that match the filter. */
  emptyBecause: 'new' | 'range' | 'filter'
  onQuickAdd: () => void
  onClearRange: () => void
  onClearFilter: () => void
}

const advice = {
  new: 'Add what you earn and spend, and every transaction will be listed here, newest first.',
  range: 'Nothing was recorded between these dates. Other dates may have more.',
  filter: 'No matches. Remove a filter to see more.',
}

function NoTransactions(props: NoTransactionsProps) {
  return (
    <EmptyState
      title="No transactions found"
      text={advice[props.emptyBecause]}
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
