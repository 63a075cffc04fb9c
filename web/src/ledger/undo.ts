import type { ChangedRecord } from '@evenkeel/domain/errors'
import { Bill, Transaction, undoAction } from '@evenkeel/domain/ledger'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useShortcut } from '#lib/shortcuts.ts'
import { createStore } from '#lib/store.ts'
import { useOnce } from '#lib/useOnce.ts'
import { type ToastMessage, toast } from '#ui/toasts/toastStore.ts'
import { dropStep, nextStep, noteReversal, noteStep, type Step } from './steps.ts'

/** The record that a refused undo named and the user opened. */
export const openedRecord = createStore<Transaction | Bill | undefined>(undefined)

/** Undoes actions, redoes undos, and reports the result. */
export function useUndo() {
  const { mutateAsync } = useCall(undoAction)

  async function undo(step: Step): Promise<void> {
    try {
      const { data } = await mutateAsync({ params: { id: step.id } })
      const title = data.kind === 'undone' ? 'Undone' : 'Redone'
      const description = data.words.replace(/^.*?: /, '')
      offerUndo({ title, description }, noteReversal(step, data))
    } catch (error) {
      tellRefusal(step, error)
    }
  }

  /** Reports a change and offers to undo it. */
  function tellDone(
    description: string,
    { 'Ledger-Action': id }: WriteHeaders,
    more?: ToastMessage['more'],
  ) {
    if (id !== undefined) noteStep(id)
    offerUndo({ title: 'Success', description, more }, id === undefined ? id : { id, undoes: null })
  }

  function offerUndo(message: ToastMessage, step: Step | undefined) {
    const label = message.title === 'Undone' ? 'Redo' : 'Undo'
    const action = step && { label, onSelect: () => void undo(step) }
    toast({ ...message, variant: 'success', ...(action && { action, link: historyLink }) })
  }

  function tellRefusal(step: Step, error: unknown) {
    const description = isStatus(error, 404)
      ? 'This is no longer in your history.'
      : (sentenceOf(error) ?? 'Something went wrong. Please try again.')
    const title = step.undoes === null ? 'Failed to undo' : 'Failed to redo'
    const message = { title, description, variant: 'destructive' } as const
    const isFinal = [404, 409, 410].some((status) => isStatus(error, status))
    if (!isFinal) {
      const action = { label: 'Try again', onSelect: () => void undo(step) }
      return toast({ ...message, action })
    }
    dropStep(step.id)
    const changed = isStatus(error, 409) ? error.problem?.changed?.[0] : undefined
    const action = changed && openerOf(changed)
    // A message that names a record and offers to open it stays until it is closed.
    toast({ ...message, ...(action && { action, durationMs: Number.POSITIVE_INFINITY }) })
  }

  return { undo, tellDone }
}

type WriteHeaders = { readonly 'Ledger-Action'?: string | undefined }

const historyLink = { label: 'Show history', href: '/history' }

/** Opens the record in its dialog, unless it was deleted. */
function openerOf({ entity, name, current }: ChangedRecord): ToastMessage['action'] {
  const { data } = (entity === 'bill' ? Bill : Transaction).safeParse(current)
  return data && { label: `Open ${name}`, onSelect: () => openedRecord.write(data) }
}

/** Ctrl+Z or ⌘Z undoes the last action in this tab. With Shift, or with Ctrl+Y, it is redone. */
export function useUndoKeys() {
  const { undo } = useUndo()
  const take = useOnce(async (which: 'undo' | 'redo') => {
    const step = nextStep(which)
    if (step !== undefined) await undo(step)
  })

  useShortcut('mod+z', () => void take('undo'))
  useShortcut('mod+shift+z', () => void take('redo'))
  useShortcut('mod+y', () => void take('redo'))
}
