import { useEffect, useState } from 'react'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

/** Opens quick add over every page of a signed-in person. Nothing of it is there before it is asked for. */
export function QuickAddLayer() {
  const isOpen = useQuickAddOpen()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  // Whoever signs in next has not asked for it.
  useEffect(() => () => setQuickAdd(false), [])

  return (
    isNeeded && (
      <OwnCategories>
        <QuickAddDialog open={isOpen} onOpenChange={setQuickAdd} />
      </OwnCategories>
    )
  )
}
