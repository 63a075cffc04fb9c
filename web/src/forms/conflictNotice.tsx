import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'

type MeanwhileNoticeProps = {
  /** What is being edited: "transaction". */
  noun: string
  /** What the button is called that saves nevertheless. */
  saveLabel: string
  /** What it says now; absent where it was deleted. */
  saved: ReactNode
  onTakeSaved: () => void
}

/** Tells that somebody else has changed or deleted what is being edited, and what it says now. */
export function MeanwhileNotice({ noun, saveLabel, saved, onTakeSaved }: MeanwhileNoticeProps) {
  return (
    <div role="alert" className="rounded-control bg-warn-soft px-4 py-3 text-body text-ink">
      {saved ? (
        <>
          <p className="font-medium text-warn">
            This {noun} was changed elsewhere in the meantime.
          </p>
          <p className="mt-1 text-small">It now says: {saved}.</p>
          <p className="mt-2 text-small">
            Your changes are still in the fields below. {saveLabel} saves them over it.
          </p>
          <Button size="small" className="mt-3" onClick={onTakeSaved}>
            Use what is saved
          </Button>
        </>
      ) : (
        <p>This {noun} was deleted elsewhere in the meantime. It cannot be updated any more.</p>
      )}
    </div>
  )
}
