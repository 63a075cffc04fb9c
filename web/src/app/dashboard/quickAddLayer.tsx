import { useEffect, useState } from 'react'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'
import { quickAddOpen } from './quickAddStore.ts'

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
