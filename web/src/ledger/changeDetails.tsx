import type { HistoryAction, HistoryChange } from '@evenkeel/domain/ledger'
import { ChevronRight } from 'lucide-react'
import { formatPlural } from '#lib/format.ts'
import { Icon } from '#ui/icon.tsx'
import { type FieldChange, fieldChanges, nameOf } from './words.ts'

/** Shows on request what an action changed. */
export function ChangeDetails({ action: { changes, count, words } }: { action: HistoryAction }) {
  if (changes.length === 0) return null
  return (
    <details className="group col-span-2 mt-1">
      <summary className="inline-flex min-h-6 list-none items-center gap-1 rounded-control text-small text-accent hover:text-accent-hover touch:min-h-11 [&::-webkit-details-marker]:hidden">
        <Icon of={ChevronRight} size={16} className="transition-[rotate] group-open:rotate-90" />
        {count === 1 ? 'What changed' : `What changed in ${formatPlural(count, 'record')}`}
        <span className="sr-only">: {words}</span>
      </summary>
      <ul className="mt-2 mb-1 flex flex-col gap-3 border-l-2 border-accent pl-4">
        {changes.map((change) => (
          <li key={(change.after ?? change.before)?.id} className="min-w-0">
            {count > 1 && <p className="mb-0.5 font-medium wrap-anywhere">{nameOf(change)}</p>}
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
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-0.5 text-small">
      {fieldChanges(change).map((field) => (
        <div key={field.label} className="contents">
          <dt className="text-quiet">{field.label}</dt>
          <dd className="wrap-anywhere">
            <FromTo {...field} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

function FromTo({ before, after }: FieldChange) {
  if (before === undefined) return after
  const was = <s className="text-quiet decoration-1">{before}</s>
  if (after === undefined) return was
  return (
    <>
      <span className="sr-only">from </span>
      {was} <span aria-hidden>→</span>
      <span className="sr-only"> to</span> {after}
    </>
  )
}
