// What the person did in this tab, newest last, so that Ctrl+Z knows what to undo and Ctrl+Y what to redo. It lives as
// long as the page: History has everything else.
let done: readonly string[] = []
let undone: readonly string[] = []

/** Notes an action by its id. As everywhere, something new leaves nothing to redo. */
export function noteStep(actionId: string) {
  done = [...done, actionId]
  undone = []
}

/** Notes that an action was undone, or an undo redone, by another action. */
export function noteReversal(actionId: string, by: { id: string; kind: string }) {
  dropStep(actionId)
  if (by.kind === 'undone') undone = [...undone, by.id]
  else done = [...done, by.id]
}

/** An action that can no longer be undone would block those before it. */
export function dropStep(actionId: string) {
  const isOther = (id: string) => id !== actionId
  done = done.filter(isOther)
  undone = undone.filter(isOther)
}

/** The action that the next Ctrl+Z or Ctrl+Y takes back. */
export function nextStep(which: 'undo' | 'redo'): string | undefined {
  return (which === 'undo' ? done : undone).at(-1)
}

/** The next person to sign in here has done nothing yet. */
export function forgetSteps() {
  done = []
  undone = []
}
