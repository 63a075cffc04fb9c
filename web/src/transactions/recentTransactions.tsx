import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { useState } from 'react'
import { formatCount } from '#lib/format.ts'
import { Card } from '#ui/card.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { ErrorState } from '#ui/states.tsx'
import { DeleteDialog } from './deleteDialog.tsx'
import { EditDialog } from './editDialog.tsx'
import type { CategoryOptions } from './entryFields.tsx'
import { NoTransactions } from './noTransactions.tsx'
import { pageSize } from './pageWay.ts'
import { TableSkeleton } from './tableSkeleton.tsx'
import { TransactionTable } from './transactionTable.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'
import { useTablePage } from './useTablePage.ts'

type RecentTransactionsProps = {
  filter: TransactionFilter
  categoryOptions?: CategoryOptions | undefined
  onQuickAdd: () => void
}

type Doing = { what: 'edit' | 'delete'; transaction: Transaction }

/** Every entry, five at a time (SPEC.md §2 Transactions table). */
export function RecentTransactions({
  filter,
  categoryOptions,
  onQuickAdd,
}: RecentTransactionsProps) {
  const table = useTablePage(filter)
  const [doing, setDoing] = useState<Doing & { open: boolean }>()
  const { keepFocus, placeProps } = useFocusKeeper(table.rows)
  const dialog = doing && {
    transaction: doing.transaction,
    onOpenChange: (open: boolean) => setDoing({ ...doing, open }),
  }

  function begin(what: Doing['what'], transaction: Transaction) {
    keepFocus()
    setDoing({ what, transaction, open: true })
  }

  return (
    <Card title="Recent Transactions" inset="flush" footer={footerOf(table)}>
      <section {...placeProps} aria-label="Transactions" className="rounded-card">
        <Body table={table} onQuickAdd={onQuickAdd} onDo={begin} />
      </section>
      {dialog && (
        <>
          <EditDialog
            {...dialog}
            open={doing.open && doing.what === 'edit'}
            categoryOptions={categoryOptions}
          />
          <DeleteDialog {...dialog} open={doing.open && doing.what === 'delete'} />
        </>
      )}
    </Card>
  )
}

type TablePage = ReturnType<typeof useTablePage>

type BodyProps = {
  table: TablePage
  onQuickAdd: () => void
  onDo: (what: Doing['what'], transaction: Transaction) => void
}

function Body({ table, onQuickAdd, onDo }: BodyProps) {
  const { list, rows, sorting, sortBy, pages } = table
  if (list.isError) {
    return (
      <ErrorState
        text="Your transactions could not be loaded."
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (rows === undefined) return <TableSkeleton />
  if (table.total === 0) return <NoTransactions onQuickAdd={onQuickAdd} />
  return (
    // A short last page keeps the height of a whole one, so that the buttons below stay under the finger.
    <div className={pages > 1 ? 'md:min-h-[16rem]' : ''}>
      <TransactionTable
        rows={rows}
        sorting={sorting}
        onSort={sortBy}
        busy={list.isPlaceholderData}
        onEdit={(transaction) => onDo('edit', transaction)}
        onDelete={(transaction) => onDo('delete', transaction)}
      />
    </div>
  )
}

function footerOf({ list, page, pages, total, turnTo }: TablePage) {
  if (list.data === undefined || list.isError || pages <= 1) return undefined
  const first = (page - 1) * pageSize + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:justify-center">
      <p aria-live="polite" className="text-small text-quiet">
        Showing {formatCount(first)} to {formatCount(Math.min(page * pageSize, total))} of{' '}
        {formatCount(total)} transactions
      </p>
      <Pagination label="Transactions pages" page={page} pages={pages} onPage={turnTo} />
    </div>
  )
}
