import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { type Ref, useId, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { DeleteTransactionDialog } from '../entry/deleteTransactionDialog.tsx'
import { EditTransactionDialog } from '../entry/editTransactionDialog.tsx'
import { FilterChips } from '../filter/filterChips.tsx'
import { FilterPanel } from '../filter/filterPanel.tsx'
import { TableActions } from './tableActions.tsx'
import { TableBody } from './tableBody.tsx'
import { TableFooter } from './tableFooter.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'
import { useTablePage } from './useTablePage.ts'

type RecentTransactionsProps = {
  /** The days of the page around it, which rule unless the filter has days of its own. */
  range: Pick<TransactionFilter, 'startDate' | 'endDate'>
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
  /** The same while it is typed. */
  onTypedFilter: (filter: TransactionFilter) => void
  onQuickAdd: () => void
  onClearRange: () => void
  /** Exports what the list shows, on all its pages. */
  onExport: (shown: TransactionFilter) => void
  exporting: boolean
  ref?: Ref<HTMLDivElement>
}

type Doing = { what: 'edit' | 'delete'; transaction: Transaction; open: boolean }

/** Every entry, five at a time (SPEC.md §2 Transactions table). */
export function RecentTransactions(props: RecentTransactionsProps) {
  const { filter, onFilter, onTypedFilter } = props
  const shown = shownBy(props.range, filter)
  const table = useTablePage(shown)
  const [isFiltering, setFiltering] = useState(false)
  const [doing, setDoing] = useState<Doing>()
  const { keepFocus, takeFocus, placeProps } = useFocusKeeper(table.rows)
  const panelId = useId()

  /** Its own button goes with the condition. */
  function narrow(next: TransactionFilter) {
    takeFocus()
    onFilter(next)
  }

  function begin(what: Doing['what'], transaction: Transaction) {
    keepFocus()
    setDoing({ what, transaction, open: true })
  }

  const dialog = doing && {
    transaction: doing.transaction,
    onOpenChange: (open: boolean) => setDoing({ ...doing, open }),
  }

  return (
    <div ref={props.ref} className="scroll-mt-4">
      <Card
        title="Recent Transactions"
        inset="flush"
        actions={
          <TableActions
            panelId={panelId}
            isFiltering={isFiltering}
            onFiltering={setFiltering}
            exporting={props.exporting}
            onExport={() => props.onExport(shown)}
          />
        }
        footer={table.hasPages && <TableFooter table={table} />}
      >
        {isFiltering && <FilterPanel id={panelId} filter={filter} onFilter={onTypedFilter} />}
        {!isFiltering && <FilterChips filter={filter} onFilter={narrow} />}
        <section {...placeProps} aria-label="Transactions" className="rounded-card">
          <TableBody
            table={table}
            emptyBecause={
              Object.keys(filter).length > 0 ? 'filter' : props.range.startDate ? 'range' : 'new'
            }
            onClearFilter={() => narrow({})}
            onClearRange={props.onClearRange}
            onQuickAdd={props.onQuickAdd}
            onEdit={(transaction) => begin('edit', transaction)}
            onDelete={(transaction) => begin('delete', transaction)}
          />
        </section>
        {dialog && (
          <>
            <EditTransactionDialog {...dialog} open={doing.open && doing.what === 'edit'} />
            <DeleteTransactionDialog {...dialog} open={doing.open && doing.what === 'delete'} />
          </>
        )}
      </Card>
    </div>
  )
}

function shownBy(range: RecentTransactionsProps['range'], filter: TransactionFilter) {
  const hasOwnDays = filter.startDate !== undefined || filter.endDate !== undefined
  return hasOwnDays ? filter : { ...range, ...filter }
}
