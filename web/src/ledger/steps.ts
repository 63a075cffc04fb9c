// The user's actions in this tab, newest last, for Ctrl+Z and Ctrl+Y. They last as long as the page; History has the rest.
let done: readonly string[] = []
let undone: readonly string[] = []

/** Notes an action. A new one leaves nothing to redo. */
export function noteStep(actionId: string) {
  done = [...done, actionId]
  undone = []
}

/** Notes that another action undid this one, or redid this undo. */
export function noteReversal(actionId: string, by: { id: string; kind: string }) {
  dropStep(actionId)
  if (by.kind === 'undone') undone = [...undone, by.id]
  else done = [...done, by.id]
}

/** Drops an action that can no longer be undone, which would block those before it. */
export function dropStep(actionId: string) {
  const isOther = (id: string) => id !== actionId
  done = done.filter(isOther)
  undone = undone.filter(isOther)
}

/** The action that the next Ctrl+Z or Ctrl+Y undoes. */
export function nextStep(which: 'undo' | 'redo'): string | undefined {
  return (which === 'undo' ? done : undone).at(-1)
}

/** Leaves nothing to undo for the next user. */
export function forgetSteps() {
  done = []
  undone = []
}
