import { formatCount, formatPlural } from '@evenkeel/domain/text'
import { CalendarDays, Tag, Trash2, X } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart, whenLoaded } from '#lib/lazyPart.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/iconButton.tsx'
import type { BulkAction } from './bulkDialog.tsx'
import { isSelecting } from './isSelecting.ts'
import type { Selection } from './useSelection.ts'

const bulkDialog = lazyPart(() => import('./bulkDialog.tsx'), 'BulkDialog')

type BarProps = {
  selection: Selection
  /** The number of transactions on all pages. */
  total: number
  isFiltered: boolean
  /** Called before the bar disappears with the focus in it. */
  onClear: () => void
}

/** The actions on the selected transactions. */
export function SelectionTools(bar: BarProps) {
  const { selection } = bar
  const [doing, setDoing] = useState<{ action: BulkAction; open: boolean }>()

  function begin(action: BulkAction) {
    void whenLoaded(bulkDialog, () => setDoing({ action, open: true }))
  }

  return (
    <>
      <p aria-live="polite" className="sr-only">
        {selection.count > 0 && `${formatPlural(selection.count, 'transaction')} selected`}
      </p>
      {selection.count > 0 && <SelectionBar {...bar} onAction={begin} />}
      {doing && (
        <Suspense>
          <bulkDialog.Part
            {...doing}
            selection={selection}
            onOpenChange={(open) => setDoing({ ...doing, open })}
          />
        </Suspense>
      )}
    </>
  )
}

type SelectionBarProps = BarProps & { onAction: (action: BulkAction) => void }

function SelectionBar(props: SelectionBarProps) {
  const { selection, total, isFiltered, onClear, onAction } = props
  const { count, isAll, selectAll } = selection

  useEffect(() => {
    isSelecting.write(true)
    return () => isSelecting.write(false)
  }, [])

  function clear() {
    onClear()
    selection.clear()
  }

  return (
    <section aria-label="Selected transactions" className={floating}>
      <p className="font-medium max-[20rem]:min-w-min max-[20rem]:flex-1">
        {formatCount(count)} selected
      </p>
      {!isAll && count < total && (
        <Button size="small" variant="quiet" onClick={selectAll}>
          Select all {formatCount(total)}
          {isFiltered && ' that match'}
        </Button>
      )}
      <IconButton
        label="Clear selection"
        icon={X}
        size="small"
        className="ml-auto md:order-last md:ml-0"
        onClick={clear}
      />
      <div className="flex flex-wrap gap-2 max-md:w-full max-md:*:flex-1 max-[20rem]:*:basis-full md:ml-auto">
        <Button size="small" icon={Tag} className={narrow} onClick={() => onAction('category')}>
          Recategorize
        </Button>
        <Button
          size="small"
          icon={CalendarDays}
          className={narrow}
          onClick={() => onAction('date')}
        >
          <span>
            Move<span className="max-lg:sr-only"> to another day</span>
          </span>
        </Button>
        <Button size="small" icon={Trash2} className={narrow} onClick={() => onAction('delete')}>
          Delete
        </Button>
      </div>
    </section>
  )
}

/** Three buttons fit one line on a phone. */
const narrow = 'max-[26rem]:px-2 max-[26rem]:[&>svg]:hidden'
const floating =
  'sticky bottom-[calc(var(--bar)+0.75rem)] z-10 mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 rounded-card border border-hairline bg-raised px-3 py-2 md:px-4 shadow-float animate-surface print:hidden'
