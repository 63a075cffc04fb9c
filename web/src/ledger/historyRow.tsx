import type { HistoryAction, HistoryChange } from '@evenkeel/domain/ledger'
import { formatPlural } from '@evenkeel/domain/text'
import { ChevronRight, RotateCcw, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { formatTime } from '#lib/formatTime.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { useUndo } from './undo.ts'
import { type FieldChange, fieldChanges, nameOf } from './words.ts'

export function HistoryRow({ action }: { action: HistoryAction }) {
  const { at, kind, words, undoneBy } = action

  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b border-hairline py-3">
      <p className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
        {withWholeFigures(words)}{' '}
        <span className="text-small whitespace-nowrap text-quiet">{formatTime(at)}</span>
      </p>
      {undoneBy !== null && <Badge>{kind === 'undone' ? 'Redone' : 'Undone'}</Badge>}
      {/* A redone action has its Undo button at its first entry. */}
      {undoneBy === null && kind !== 'redone' && <UndoButton action={action} />}
      <ChangeDetails action={action} />
    </li>
  )
}

function UndoButton({ action }: { action: HistoryAction }) {
  const { kind, words } = action
  const { undo } = useUndo()
  const [isPending, setPending] = useState(false)
  const label = kind === 'undone' ? 'Redo' : 'Undo'

  async function press() {
    setPending(true)
    await undo(action)
    setPending(false)
  }

  return (
    <Button
      size="small"
      // Taller than the line beside it, which keeps its own height.
      className="-my-1 touch:-my-2.5"
      icon={kind === 'undone' ? RotateCw : RotateCcw}
      aria-label={`${label}: ${words}`}
      pending={isPending}
      onClick={press}
    >
      {label}
    </Button>
  )
}

/** Shows on request what an action changed. */
function ChangeDetails({ action: { changes, count, words } }: { action: HistoryAction }) {
  if (changes.length === 0) return null
  return (
    <details className="group -mt-1 w-full">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-control text-small text-accent hover:text-accent-hover touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={16} className="transition-[rotate] group-open:rotate-90" />
        {count === 1 ? 'What changed' : `What changed in ${formatPlural(count, 'record')}`}
        <span className="sr-only">: {words}</span>
      </summary>
      <ul className="mt-2 mb-1 flex flex-col gap-3 border-l-2 border-accent pl-4">
        {changes.map((change) => (
          <li key={(change.after ?? change.before)?.id} className="min-w-0">
            {count > 1 && (
              <p className="mb-0.5 font-medium wrap-anywhere">{withWholeFigures(nameOf(change))}</p>
            )}
            <FieldList change={change} />
          </li>
        ))}
        {count > changes.length && (
          <li className="text-small text-quiet">
            And {formatPlural(count - changes.length, 'more record', 'more records')}.
          </li>
        )}
      </ul>
    </details>
  )
}

function FieldList({ change }: { change: HistoryChange }) {
  return (
    <dl className="grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small max-[16rem]:grid-cols-1">
      {fieldChanges(change).map((field) => (
        <div key={field.label} className="contents">
          <dt className="text-quiet">{field.label}</dt>
          <dd className="wrap-anywhere max-[16rem]:pb-1">
            <FromTo {...field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FromTo({ before, after }: FieldChange) {
  if (before === undefined) return withWholeFigures(after)
  const was = <s className="text-quiet decoration-1">{withWholeFigures(before)}</s>
  if (after === undefined) return was
  return (
    <>
      <span className="sr-only">from </span>
      {was} <span aria-hidden>→</span>
      <span className="sr-only"> to</span> {withWholeFigures(after)}
    </>
  )
}
