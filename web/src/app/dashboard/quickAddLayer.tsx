import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { QuickAddDialog } from '#transactions/quickAddDialog.tsx'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

/** The quick-add dialog, which opens over every page of a signed-in person. */
export function QuickAddLayer() {
  return (
    <QuickAddDialog
      open={useQuickAddOpen()}
      onOpenChange={setQuickAdd}
      categoryOptions={useCategoryOptions()}
    />
  )
}
