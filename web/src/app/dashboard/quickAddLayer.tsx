import { useEffect, useState } from 'react'
import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { QuickAddDialog } from '#transactions/quickAdd/quickAddDialog.tsx'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

/** Opens quick add over every page of a signed-in person. Nothing of it is there before it is asked for. */
export function QuickAddLayer() {
  const isOpen = useQuickAddOpen()
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)

  // Whoever signs in next has not asked for it.
  useEffect(() => () => setQuickAdd(false), [])

  return isNeeded && <QuickAdd open={isOpen} />
}

/** The dialog with the person's own categories. */
function QuickAdd({ open }: { open: boolean }) {
  return (
    <QuickAddDialog open={open} onOpenChange={setQuickAdd} categoryOptions={useCategoryOptions()} />
  )
}
