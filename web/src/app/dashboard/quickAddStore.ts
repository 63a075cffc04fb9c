import { createStore } from '#lib/store.ts'

/** Whether the quick-add dialog, which every signed-in page has, is open. */
export const quickAddOpen = createStore(false)

export function openQuickAdd() {
  quickAddOpen.write(true)
}
