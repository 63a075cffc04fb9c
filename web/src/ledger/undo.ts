import type { ChangedRecord } from '@evenkeel/domain/errors'
import { Transaction, undoAction } from '@evenkeel/domain/ledger'
import { navigate } from 'wouter/use-browser-location'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useShortcut } from '#lib/shortcuts.ts'
import { createStore } from '#lib/store.ts'
import { useOnce } from '#lib/useOnce.ts'
import { type ToastMessage, toast } from '#ui/toasts/toastStore.ts'
import { dropStep, nextStep, noteReversal, noteStep } from './steps.ts'

/** The transaction that a refused undo named and the user opened. */
export const openedTransaction = createStore<Transaction | undefined>(undefined)

/** Undoes actions, redoes undos, and reports the result. */
export function useUndo() {
  const { mutateAsync } = useCall(undoAction)

  async function undo(actionId: string): Promise<void> {
    try {
      const { data } = await mutateAsync({ params: { id: actionId } })
      noteReversal(actionId, data)
      const [verb = '', words = ''] = data.words.split(/: (.*)/s)
      offerUndo({ title: verb === 'Undid' ? 'Undone' : 'Redone', description: words }, data.id)
    } catch (error) {
      tellRefusal(actionId, error)
    }
  }

  /** Reports a change and offers to undo it. */
  function tellDone(description: string, { 'Ledger-Action': actionId }: WriteHeaders) {
    if (actionId !== undefined) noteStep(actionId)
    offerUndo({ title: 'Success', description }, actionId)
  }

  function offerUndo(message: ToastMessage, actionId: string | undefined) {
    const label = message.title === 'Undone' ? 'Redo' : 'Undo'
    const action = actionId && { label, onSelect: () => void undo(actionId) }
    toast({ ...message, variant: 'success', ...(action && { action, link: historyLink }) })
  }

  function tellRefusal(actionId: string, error: unknown) {
    const description = isStatus(error, 404)
      ? 'This is no longer in your history.'
      : (sentenceOf(error) ?? 'Something went wrong. Please try again.')
    const message = { title: 'Failed to undo', description, variant: 'destructive' } as const
    const isFinal = [404, 409, 410].some((status) => isStatus(error, status))
    if (!isFinal) {
      const action = { label: 'Try again', onSelect: () => void undo(actionId) }
      return toast({ ...message, action })
    }
    dropStep(actionId)
    const changed = isStatus(error, 409) ? error.problem?.changed?.[0] : undefined
    const action = changed && openerOf(changed)
    // A message that names a record and offers to open it stays until it is closed.
    toast({ ...message, ...(action && { action, durationMs: Number.POSITIVE_INFINITY }) })
  }

  return { undo, tellDone }
}

type WriteHeaders = { readonly 'Ledger-Action'?: string | undefined }

const historyLink = { label: 'Show history', href: '/history' }

/** A bill is edited on its page; a transaction in its dialog, unless it was deleted. */
function openerOf({ entity, name, current }: ChangedRecord): ToastMessage['action'] {
  const label = `Open ${name}`
  if (entity === 'bill') return { label, onSelect: () => navigate('/recurring-bills') }
  const { data } = Transaction.safeParse(current)
  return data && { label, onSelect: () => openedTransaction.write(data) }
}

/** Ctrl+Z or ⌘Z undoes the last action in this tab. With Shift, or with Ctrl+Y, it is redone. */
export function useUndoKeys() {
  const { undo } = useUndo()
  const take = useOnce(async (which: 'undo' | 'redo') => {
    const actionId = nextStep(which)
    if (actionId !== undefined) await undo(actionId)
  })

  useShortcut('mod+z', () => void take('undo'))
  useShortcut('mod+shift+z', () => void take('redo'))
  useShortcut('mod+y', () => void take('redo'))
}
