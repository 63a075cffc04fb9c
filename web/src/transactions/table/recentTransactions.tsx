import { formatSigned } from '@evenkeel/domain/money'
import { formatCount, formatPlural } from '@evenkeel/domain/text'
import type { Transaction, TransactionFilter } from '@evenkeel/domain/transactions'
import { Download, ListFilter } from 'lucide-react'
import { Fragment, type Ref, useId, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { rangeTitle } from '#lib/rangeWords.ts'
import { useShortcut } from '#lib/shortcuts.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Pagination } from '#ui/tables/pagination.tsx'
import { useListFocus } from '#ui/useListFocus.ts'
import { dot, withWholeFigures } from '#ui/wholeFigures.tsx'
import { DeleteTransactionDialog, useDeleteTransaction } from '../entry/deleteTransactionDialog.tsx'
import { EditTransactionDialog } from '../entry/editTransactionDialog.tsx'
import { FilterChips } from '../filter/filterChips.tsx'
import { FilterPanel } from '../filter/filterPanel.tsx'
import { type Shown, shownBy } from '../filter/shownRows.ts'
import { SelectionTools } from '../selection/selectionTools.tsx'
import { useSelection } from '../selection/useSelection.ts'
import { type PageSize, pageSizes } from './pageWay.ts'
import { useSoughtEntry } from './soughtEntry.ts'
import { TableBody } from './tableBody.tsx'
import type { TablePage } from './useTablePage.ts'
import { useTablePage } from './useTablePage.ts'

type RecentTransactionsProps = Shown & {
  onFilter: (filter: TransactionFilter) => void
  /** The same while typing. */
  onTypedFilter: (filter: TransactionFilter) => void
  /** How many rows a page has. */
  size: PageSize
  onSize: (size: PageSize) => void
  onQuickAdd: () => void
  onClearRange: () => void
  /** Exports what the list shows, on all its pages. */
  onExport: (shown: TransactionFilter) => void
  exporting: boolean
}

export function RecentTransactions(props: RecentTransactionsProps) {
  const { filter, onFilter } = props
  const shown = shownBy(props)
  const table = useTablePage(shown, props.size)
  useSoughtEntry(shown, table)
  const dialogs = useRef<RowDialogsHandle>(null)
  const list = useListFocus(table.rows)
  const selection = useSelection({ filter: shown, ...table })
  const { remove } = useDeleteTransaction()
  const { isFiltering, toggleFilter, panelId } = useFilterOpening()

  /** The pressed button disappears with its filter, so the list takes the focus. */
  function narrow(next: TransactionFilter) {
    list.ref.current?.focus({ preventScroll: true })
    onFilter(next)
  }

  return (
    <div>
      <Card
        title="Recent Transactions"
        subtitle={<Measure table={table} shown={shown} />}
        inset="flush"
        actions={
          <TableActions
            panelId={panelId}
            isFiltering={isFiltering}
            onToggleFilter={toggleFilter}
            exporting={props.exporting}
            onExport={() => props.onExport(shown)}
          />
        }
        footer={table.hasSizes && <TableFooter table={table} onSize={props.onSize} />}
      >
        {isFiltering && <FilterPanel id={panelId} filter={filter} onFilter={props.onTypedFilter} />}
        {!isFiltering && <FilterChips filter={filter} onFilter={narrow} />}
        <section {...list} aria-label="Transactions" className="rounded-card">
          <TableBody
            table={table}
            emptyBecause={
              Object.keys(filter).length > 0 ? 'filter' : props.range.startDate ? 'range' : 'new'
            }
            onClearFilter={() => narrow({})}
            onClearRange={props.onClearRange}
            onQuickAdd={props.onQuickAdd}
            selection={selection}
            onEdit={(transaction) => dialogs.current?.open('edit', transaction)}
            onDelete={(transaction) => dialogs.current?.open('delete', transaction)}
            onSwipedAway={remove}
          />
        </section>
        <RowDialogs ref={dialogs} />
      </Card>
      <SelectionTools
        selection={selection}
        total={table.total}
        isFiltered={Object.keys(shown).length > 0}
        onClear={() => list.ref.current?.focus({ preventScroll: true })}
      />
    </div>
  )
}

/** The filter opens by its button, and in its search field by the slash. */
function useFilterOpening() {
  const [isFiltering, setFiltering] = useState(false)
  const panelId = useId()

  function search() {
    flushSync(() => setFiltering(true))
    document.getElementById(panelId)?.querySelector('input')?.focus()
  }
  useShortcut('/', search)
  // Many keyboards have the slash on a key with Shift.
  useShortcut('shift+/', search)

  return {
    isFiltering,
    toggleFilter: () => (isFiltering ? setFiltering(false) : search()),
    panelId,
  }
}

type Doing = { what: 'edit' | 'delete'; transaction: Transaction; open: boolean }

type RowDialogsHandle = { open: (what: Doing['what'], transaction: Transaction) => void }

/** What is done to a row. Its state is here, so that opening a dialog does not render the table again. */
function RowDialogs({ ref }: { ref: Ref<RowDialogsHandle> }) {
  const [doing, setDoing] = useState<Doing>()
  useImperativeHandle(ref, () => ({
    open: (what, transaction) => setDoing({ what, transaction, open: true }),
  }))
  if (doing === undefined) return null
  const { what, open, transaction } = doing
  const dialog = {
    transaction,
    onOpenChange: (isOpen: boolean) => setDoing({ ...doing, open: isOpen }),
  }
  return (
    <>
      <EditTransactionDialog {...dialog} open={open && what === 'edit'} />
      <DeleteTransactionDialog {...dialog} open={open && what === 'delete'} />
    </>
  )
}

type TableActionsProps = {
  panelId: string
  isFiltering: boolean
  onToggleFilter: () => void
  onExport: () => void
  exporting: boolean
}

function TableActions(props: TableActionsProps) {
  const { panelId, isFiltering, onToggleFilter, onExport, exporting } = props
  return (
    <>
      <Button
        size="small"
        variant="quiet"
        icon={ListFilter}
        className="max-sm:not-forced-colors:-ml-3"
        aria-expanded={isFiltering}
        aria-controls={isFiltering ? panelId : undefined}
        onClick={onToggleFilter}
      >
        Filter
      </Button>
      <Button
        size="small"
        variant="quiet"
        icon={Download}
        className="not-forced-colors:-mr-3 max-[20rem]:not-forced-colors:-ml-3"
        pending={exporting}
        pendingText="Exporting..."
        onClick={onExport}
      >
        Export
      </Button>
    </>
  )
}

/** "October 2026 · 4 transactions · −$38.15": what the list shows, on all its pages. */
function Measure({ table, shown }: { table: TablePage; shown: TransactionFilter }) {
  const { isShown, total, net } = table
  const parts = [
    rangeTitle(shown.startDate, shown.endDate),
    ...(isShown && total > 0 ? [formatPlural(total, 'transaction')] : []),
    ...(isShown && total > 0 && net !== undefined ? [formatSigned(net)] : []),
  ]
  return (
    <span aria-live="polite">
      {parts.map((part, at) => (
        <Fragment key={part}>
          {at > 0 && dot}
          <span className="whitespace-nowrap max-[20rem]:whitespace-normal">
            {withWholeFigures(part)}
          </span>
        </Fragment>
      ))}
    </span>
  )
}

type TableFooterProps = { table: TablePage; onSize: (size: PageSize) => void }

function TableFooter({ table, onSize }: TableFooterProps) {
  const { page, pages, size, total, turnTo } = table
  const first = (page - 1) * size + 1
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:justify-center">
      <div className="flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 max-sm:justify-center">
        {pages > 1 && (
          <p aria-live="polite" className="text-small text-quiet">
            Showing {formatCount(first)} to {formatCount(Math.min(page * size, total))} of{' '}
            {formatCount(total)} transactions
          </p>
        )}
        <PageSizes size={size} onSize={onSize} />
      </div>
      {pages > 1 && (
        <Pagination label="Transactions pages" page={page} pages={pages} onPage={turnTo} />
      )}
    </div>
  )
}

function PageSizes({ size, onSize }: { size: PageSize; onSize: (size: PageSize) => void }) {
  return (
    <fieldset className="flex items-center text-small text-quiet print:hidden">
      <legend className="sr-only">Rows per page</legend>
      <span aria-hidden className="mr-1">
        Rows
      </span>
      {pageSizes.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === size}
          onClick={() => onSize(each)}
          className={sizeButton}
        >
          {each}
        </button>
      ))}
    </fieldset>
  )
}

const sizeButton =
  'flex h-8 min-w-8 items-center justify-center rounded-control border border-transparent px-1.5 transition-colors duration-150 hover:bg-accent-soft hover:text-accent aria-pressed:font-semibold aria-pressed:text-accent touch:h-11 touch:min-w-11'
