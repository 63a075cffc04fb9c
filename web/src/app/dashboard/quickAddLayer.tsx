import { useEffect, useState } from 'react'
import { createStore } from '#lib/store.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'

const quickAddOpen = createStore(false)

export function openQuickAdd() {
  quickAddOpen.write(true)
}

/** The quick-add dialog over every signed-in page. It is mounted when it is first opened. */
export function QuickAddLayer({ location }: { location: string }) {
  const isOpen = quickAddOpen.use()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  // It starts closed on another page, where its draft is kept, and for whoever signs in next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the address changes.
  useEffect(() => () => quickAddOpen.write(false), [location])

  return (
    isNeeded && (
      <OwnCategories>
        <QuickAddDialog open={isOpen} onOpenChange={quickAddOpen.write} />
      </OwnCategories>
    )
  )
}
