import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type ConflictNoticeProps = {
  /** What is being edited: "transaction". */
  noun: string
  /** The label of the button that saves anyway. */
  saveLabel: string
  /** The record as it is now; absent if it was deleted. */
  saved: ReactNode
  onTakeSaved: () => void
}

/** Says that the record in the form has changed or was deleted after it was opened, and what it is now. */
export function ConflictNotice({ noun, saveLabel, saved, onTakeSaved }: ConflictNoticeProps) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-body text-ink">
      {saved ? (
        <>
          <p className="font-medium text-warn">This {noun} has changed since you opened it.</p>
          <p className="mt-1 text-small">It is now: {saved}.</p>
          <p className="mt-2 text-small">
            Your changes are still in the fields below. Choose “{saveLabel}” to keep them instead.
          </p>
          <Button size="small" className="mt-3" onClick={onTakeSaved}>
            Discard my changes
          </Button>
        </>
      ) : (
        <p>This {noun} was deleted, so it can no longer be updated.</p>
      )}
    </div>
  )
}
