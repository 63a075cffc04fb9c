import { Activity, useEffect, useState } from 'react'
import { log } from '#lib/log.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'
import { prepareDialogs } from '#ui/dialogs/dialog.tsx'

/** Long enough for the page's first data to arrive before the dialogs' code. */
const firstDataMs = 1000
/** Long enough to render a dialog while the browser is idle. */
const renderMs = 3000

/**
 * Fetches what every dialog needs, and renders one unseen and without effects: the browser compiles code when it first
 * runs, and the first dialog of a visit would wait for that.
 */
export function DialogWarmup() {
  const [isRendering, setRendering] = useState(false)

  useEffect(() => {
    const noteFailure = (error: unknown) => log('Dialogs could not be prefetched.', error)
    const begin = () => prepareDialogs().then(() => setRendering(true), noteFailure)
    const timer = setTimeout(begin, firstDataMs)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!isRendering) return
    const timer = setTimeout(() => setRendering(false), renderMs)
    return () => clearTimeout(timer)
  }, [isRendering])

  return (
    isRendering && (
      <Activity mode="hidden">
        <OwnCategories>
          <QuickAddDialog open onOpenChange={nothing} />
        </OwnCategories>
      </Activity>
    )
  )
}

function nothing() {}
