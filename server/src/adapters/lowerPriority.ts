import { setPriority } from 'node:os'

/** As in `nice`: a tenth of the share of a thread that has the usual priority. */
const niceness = 10

/**
 * Lets this thread give way to all others that need the processor. Linux counts priorities by thread; elsewhere
 * the whole process would become slow, so there nothing changes.
 */
export function lowerPriority(): void {
  if (process.platform === 'linux') setPriority(0, niceness)
}
