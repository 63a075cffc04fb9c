import { Suspense, useEffect, useState } from 'react'
import { lazyPage } from '../lazyPage.tsx'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

const quickAdd = lazyPage(() => import('./quickAdd.tsx'), 'QuickAdd')

/** Opens quick add over every page of a signed-in person. Its file comes after the page, and before it is asked for. */
export function QuickAddLayer() {
  const isOpen = useQuickAddOpen()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  useEffect(() => {
    const soon = setTimeout(() => void quickAdd.load().catch(askedForLater), 1000)
    return () => {
      clearTimeout(soon)
      // Whoever signs in next has not asked for it.
      setQuickAdd(false)
    }
  }, [])

  if (!isNeeded) return null
  return (
    <Suspense>
      <quickAdd.Page />
    </Suspense>
  )
}

/** Fetched ahead in vain: opening it fetches it again, and then a failure is shown. */
function askedForLater() {}
