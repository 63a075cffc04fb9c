import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { QuickAddDialog } from '#transactions/quickAddDialog.tsx'
import { setQuickAdd, useQuickAddOpen } from './quickAddStore.ts'

/** The quick-add dialog with the person's own categories. */
export function QuickAdd() {
  return (
    <QuickAddDialog
      open={useQuickAddOpen()}
      onOpenChange={setQuickAdd}
      categoryOptions={useCategoryOptions()}
    />
  )
}
