import { Button } from '#ui/button.tsx'
import { EntryText } from '../entry/entryText.tsx'
import { useUnsaved } from './useUnsaved.ts'

/** Entries whose save failed after the next one was begun: each can be saved again or discarded. */
export function UnsavedEntries() {
  const { list, retry, drop } = useUnsaved()
  return list.map((unsaved) => (
    <div
      key={unsaved.key}
      role="alert"
      className="rounded-control bg-warn-soft px-4 py-3 text-small text-ink"
    >
      <p className="text-body font-medium text-warn">This entry was not added</p>
      <p className="mt-1">
        <EntryText entry={unsaved.entry} />
      </p>
      <p className="mt-1">It is kept here, apart from what you typed after it.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={() => void retry(unsaved)}>
          Try again
        </Button>
        <Button size="small" variant="quiet" onClick={() => drop(unsaved)}>
          Discard
        </Button>
      </div>
    </div>
  ))
}
