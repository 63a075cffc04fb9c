import type { HistoryAction } from '@evenkeel/domain/ledger'

/** An action, and the one that it undid. */
export type Step = Pick<HistoryAction, 'id' | 'undoes'>

// The user's actions in this tab, newest last, for Ctrl+Z and Ctrl+Y. They last as long as the page; History has the rest.
let done: readonly Step[] = []
let undone: readonly Step[] = []

/** Notes an action. A new one leaves nothing to redo. */
export function noteStep(id: string) {
  done = [...done, { id, undoes: null }]
  undone = []
}

/**
 * Notes that another action undid this one, or redid this undo.
 * @returns what reverses that in turn: after a redo, the action that is in effect again
 */
export function noteReversal(step: Step, by: Pick<HistoryAction, 'id' | 'undoes' | 'kind'>): Step {
  dropStep(step.id)
  const next = by.kind === 'undone' ? by : { id: step.undoes ?? by.id, undoes: null }
  if (by.kind === 'undone') undone = [...undone, next]
  else done = [...done, next]
  return next
}

/** Drops an action that can no longer be undone, which would block those before it. */
export function dropStep(actionId: string) {
  const isOther = ({ id }: Step) => id !== actionId
  done = done.filter(isOther)
  undone = undone.filter(isOther)
}

/** The action that the next Ctrl+Z or Ctrl+Y undoes. */
export function nextStep(which: 'undo' | 'redo'): Step | undefined {
  return (which === 'undo' ? done : undone).at(-1)
}

/** Leaves nothing to undo for the next user. */
export function forgetSteps() {
  done = []
  undone = []
}
