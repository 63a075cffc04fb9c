import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { type Ref, useId, useState } from 'react'
import { Card } from '#ui/card.tsx'
import { DeleteDialog } from '../entry/deleteDialog.tsx'
import { EditDialog } from '../entry/editDialog.tsx'
import { FilterChips } from '../filter/filterChips.tsx'
import { FilterPanel } from '../filter/filterPanel.tsx'
import { TableActions } from './tableActions.tsx'
import { TableBody } from './tableBody.tsx'
import { TableFooter } from './tableFooter.tsx'
import { useFocusKeeper } from './useFocusKeeper.ts'
import { type TablePage, useTablePage } from './useTablePage.ts'

type RecentTransactionsProps = {
  /** The days of the page around it, which rule unless the filter has days of its own. */
  range: Pick<TransactionFilter, 'startDate' | 'endDate'>
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
  /** The same while it is typed. */
  onTypedFilter: (filter: TransactionFilter) => void
  onQuickAdd: () => void
  onClearRange: () => void
  /** Saves the entries that the list shows, all pages of them; how many is not always known. */
  onExport: (shown: TransactionFilter, total: number | undefined) => void
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
            {...(!table.list.isPending && {
              onExport: () => props.onExport(shown, knownTotal(table)),
            })}
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
            <EditDialog {...dialog} open={doing.open && doing.what === 'edit'} />
            <DeleteDialog {...dialog} open={doing.open && doing.what === 'delete'} />
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

/** Unknown where the list could not be loaded, or is still the one of before. */
function knownTotal({ list }: TablePage): number | undefined {
  return list.isPlaceholderData ? undefined : list.data?.total
}
