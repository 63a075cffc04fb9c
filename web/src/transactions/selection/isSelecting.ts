import { createStore } from '#lib/store.ts'

/** Whether the bar of selected transactions is shown. */
export const isSelecting = createStore(false)
