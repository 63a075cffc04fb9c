import { useEffect, useState } from 'react'
import { createStore } from '#lib/store.ts'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'

/** Whether the quick-add dialog, which every signed-in page has, is open. */
export const quickAddOpen = createStore(false)

export function openQuickAdd() {
  quickAddOpen.write(true)
}

/** The quick-add dialog over every signed-in page. It is mounted when it is first opened. */
export function QuickAddLayer() {
  const isOpen = quickAddOpen.use()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  // It starts closed for whoever signs in next.
  useEffect(() => () => quickAddOpen.write(false), [])

  return (
    isNeeded && (
      <OwnCategories>
        <QuickAddDialog open={isOpen} onOpenChange={quickAddOpen.write} />
      </OwnCategories>
    )
  )
}
