const toastLimit = 1
export const toastDurationMs = 5000
/** How long a closed toast is kept, unless the next one takes its place. */
const toastRemovalDelayMs = 1_000_000

export type ToastMessage = {
  /** A destructive toast without one is titled "Error". */
  title?: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** One thing that can be done about it, such as Undo. */
  action?: { label: string; onSelect: () => void }
  durationMs?: number
}

export type ToastEntry = ToastMessage & { id: number; open: boolean }

let entries: readonly ToastEntry[] = []
let lastId = 0
const listeners = new Set<() => void>()
const removals = new Map<number, ReturnType<typeof setTimeout>>()

/** Shows a short notice, from anywhere. A newer one takes the place of an older. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  publish([{ ...message, id, open: true }, ...entries].slice(0, toastLimit))
  return { id, dismiss: () => dismissToast(id) }
}

export function dismissToast(id: number) {
  if (!entries.some((entry) => entry.id === id && entry.open)) return
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)))
  const remove = () => publish(entries.filter((entry) => entry.id !== id))
  removals.set(id, setTimeout(remove, toastRemovalDelayMs))
}

/** What was said to somebody who has left is for nobody else. */
export function clearToasts() {
  publish([])
}

export function listToasts(): readonly ToastEntry[] {
  return entries
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function publish(next: readonly ToastEntry[]) {
  entries = next
  for (const [id, timer] of removals) {
    if (entries.some((entry) => entry.id === id)) continue
    clearTimeout(timer)
    removals.delete(id)
  }
  for (const listener of listeners) listener()
}
