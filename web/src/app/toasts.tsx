import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { listToasts, subscribeToasts } from '#ui/toastStore.ts'

const loadToaster = () => import('#ui/toaster.tsx')
const Toaster = lazy(() => loadToaster().then((file) => ({ default: file.Toaster })))

/** The first paint needs no toasts; but they must be here before one has to say that the line is down. */
export function Toasts() {
  const isNeeded = useSyncExternalStore(subscribeToasts, () => listToasts().length > 0)
  useEffect(() => {
    const soon = setTimeout(() => void loadToaster(), 1000)
    return () => clearTimeout(soon)
  }, [])
  if (!isNeeded) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
