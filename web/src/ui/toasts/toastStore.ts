import { sentenceOf } from '#lib/api/errors.ts'
import { createStore } from '#lib/store.ts'

export const toastDurationMs = 5000
/** How long a closed toast is kept, unless the next one replaces it. */
const toastRemovalDelayMs = 1_000_000

export type ToastMessage = {
  /** A destructive toast without a title is headed "Error". */
  title?: string
  description?: string
  variant?: 'default' | 'success' | 'destructive'
  /** An action such as Undo. Pressing it closes the toast, so it runs once. */
  action?: { label: string; onSelect: () => void }
  /** A second sentence with an action of its own. */
  more?: { text: string; label: string; onSelect: () => void } | undefined
  /** Where to read more. */
  link?: { label: string; href: string }
  durationMs?: number
  /** No other toast takes its place until it is closed. */
  isKept?: boolean
}

export type ToastEntry = ToastMessage & { id: number; open: boolean }

/** At most one toast is shown at a time: the newest, unless an earlier one is kept. */
export const currentToast = createStore<ToastEntry | undefined>(undefined)

let lastId = 0
let removal: ReturnType<typeof setTimeout> | undefined

/** Shows a short notice, from anywhere. */
export function toast(message: ToastMessage): { id: number; dismiss: () => void } {
  lastId += 1
  const id = lastId
  const shown = currentToast.read()
  if (!shown?.open || !shown.isKept) show({ ...message, id, open: true })
  return { id, dismiss: () => dismissToast(id) }
}

export function toastSuccess(description: string) {
  return toast({ title: 'Success', description, variant: 'success' })
}

export function toastError(description: string, more: Pick<ToastMessage, 'title' | 'action'> = {}) {
  return toast({ title: 'Error', description, variant: 'destructive', ...more })
}

/** Tells a failure in the server's words, or in these if there are none. */
export function toastFailure(error: unknown, title: string, otherwise: string) {
  return toastError(sentenceOf(error) ?? otherwise, { title })
}

/** Asks to reload a page that cannot read the server's replies, as after an update while it was open. */
export function askToReload() {
  return toast({
    title: 'This page is out of date',
    description: 'Evenkeel has been updated since you opened it. Reload the page to continue.',
    action: { label: 'Reload', onSelect: reloadPage },
    durationMs: Number.POSITIVE_INFINITY,
    isKept: true,
  })
}

export function reloadPage() {
  window.location.reload()
}

/** Closes the toast. False if it was closed or replaced before. */
export function dismissToast(id: number): boolean {
  const entry = currentToast.read()
  if (entry?.id !== id || !entry.open) return false
  show({ ...entry, open: false })
  removal = setTimeout(clearToasts, toastRemovalDelayMs)
  return true
}

/** Removes every toast, so that the next user sees none of them. */
export function clearToasts() {
  show(undefined)
}

function show(next: ToastEntry | undefined) {
  clearTimeout(removal)
  currentToast.write(next)
}
