import { formatDay } from '@evenkeel/domain/calendar'
import type { Transaction, TransactionSort } from '@evenkeel/domain/transactions'
import { Pencil, Trash2 } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import { Money } from '#ui/money.tsx'
import { Cell, SilentHeader, SortHeader, Table, TableRow } from '#ui/tables/table.tsx'
import { useSwipe } from '#ui/useSwipe.ts'
import { SelectBox } from '../selection/selectBox.tsx'
import type { Selection } from '../selection/useSelection.ts'
import { showSought, soughtEntry } from './soughtEntry.ts'
import type { Sorting } from './useTablePage.ts'

export type RowActionHandlers = {
  selection: Selection
  onEdit: (transaction: Transaction) => void
  onDelete: (transaction: Transaction) => void
  /** Deletes without asking, and offers Undo. True once the row is gone. */
  onSwipedAway: (transaction: Transaction) => Promise<boolean>
}

type TransactionTableProps = RowActionHandlers & {
  rows: readonly Transaction[]
  sorting: Sorting
  onSort: (column: TransactionSort) => void
  /** The rows are stale; new ones are loading. */
  busy: boolean
}

export function TransactionTable(props: TransactionTableProps) {
  const { rows, sorting, onSort, busy, ...actions } = props
  const sort = { sort: sorting, onSort }
  const { selection } = actions
  const selected = rows.filter(selection.has)
  const sought = soughtEntry.use()
  return (
    <Table
      label="Recent transactions"
      busy={busy}
      className={cx('md:table-fixed', selection.count > 0 && 'is-selecting')}
      head={
        <>
          <SilentHeader className="md:w-11">
            <Checkbox
              label="Select all on this page"
              checked={selected.length === rows.length}
              mixed={selected.length > 0 && selected.length < rows.length}
              onChange={({ currentTarget }) => selection.set(rows, currentTarget.checked)}
            />
          </SilentHeader>
          <SortHeader column="date" {...sort} className="md:w-31">
            Date
          </SortHeader>
          <SortHeader column="description" {...sort}>
            Description
          </SortHeader>
          <SortHeader column="category" {...sort} className="md:w-38">
            Category
          </SortHeader>
          <SortHeader column="amount" {...sort} align="end" className="md:w-37">
            Amount
          </SortHeader>
          <SilentHeader className="md:w-25">
            <span className="sr-only">Actions</span>
          </SilentHeader>
        </>
      }
    >
      {rows.map((row) => (
        <Row key={row.id} transaction={row} isSought={row.id === sought?.id} {...actions} />
      ))}
    </Table>
  )
}

type RowProps = RowActionHandlers & { transaction: Transaction; isSought: boolean }

function Row(props: RowProps) {
  const { transaction, isSought, selection, onEdit, onDelete, onSwipedAway } = props
  const { type, amount, description, category, date } = transaction
  const name = `${description || category}, ${formatDay(date)}`
  const swipe = useSwipe({
    sides: ['left', 'right'],
    thresholdPx: 96,
    accepts: isFingerOnCard,
    onSwiped(side) {
      if (side === 'left') return onSwipedAway(transaction)
      onEdit(transaction)
      return false
    },
  })
  return (
    <TableRow
      ref={isSought ? showSought : null}
      className={cx('focus:bg-accent-soft', selection.has(transaction) && 'is-selected')}
      {...swipe}
    >
      <Cell place="select">
        <SelectBox row={transaction} name={name} selection={selection} />
      </Cell>
      <Cell place="detail" className="whitespace-nowrap">
        {formatDay(date)}
      </Cell>
      <Cell place="title">
        <span className="block truncate print:whitespace-normal" title={description}>
          {description || '—'}
        </span>
      </Cell>
      <Cell place="extra">
        <Badge tone={type === 'income' ? 'income' : 'neutral'} className={wholeWord}>
          {type === 'income' ? 'Income' : category}
        </Badge>
      </Cell>
      <Cell align="end" place="figure">
        <Money cents={amount} kind={type} className="font-medium" />
      </Cell>
      <Cell place="actions">
        <div className="row-actions">
          <IconButton
            label={`Edit ${name}`}
            icon={Pencil}
            size="small"
            onClick={() => onEdit(transaction)}
          />
          <IconButton
            label={`Delete ${name}`}
            icon={Trash2}
            size="small"
            variant="danger"
            onClick={() => onDelete(transaction)}
          />
        </div>
      </Cell>
    </TableRow>
  )
}

/** Rows are swiped where they are cards, and by touch only: a mouse drags to select text. */
function isFingerOnCard({ pointerType }: PointerEvent): boolean {
  return pointerType === 'touch' && window.matchMedia('(width < 48rem)').matches
}

// A category is never truncated in a card or on paper.
const wholeWord =
  'rounded-[0.75rem]! max-md:*:whitespace-normal max-md:*:text-pretty print:*:whitespace-normal'
