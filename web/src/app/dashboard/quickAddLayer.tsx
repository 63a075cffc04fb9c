import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '#lib/lazyPart.ts'
import { log } from '#lib/log.ts'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

const quickAdd = lazyPart(() => import('./quickAdd.tsx'), 'QuickAdd')

/** Opens quick add over every page of a signed-in person. Its file comes after the page, and before it is asked for. */
export function QuickAddLayer() {
  const isOpen = useQuickAddOpen()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  useEffect(() => {
    const soon = setTimeout(() => void quickAdd.load().catch(noteFailure), 1000)
    return () => {
      clearTimeout(soon)
      // Whoever signs in next has not asked for it.
      setQuickAdd(false)
    }
  }, [])

  if (!isNeeded) return null
  return (
    <Suspense>
      <quickAdd.Part />
    </Suspense>
  )
}

/** Opening it fetches it again, and a failure is shown then. */
function noteFailure(error: unknown) {
  log('Quick add could not be fetched ahead.', error)
}
