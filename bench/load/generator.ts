import type { LoadOrder, LoadReport } from '../programs/load.ts'
import { forkProgram, nextMessage, stopProgram } from './server.ts'

export type Generator = { run(order: LoadOrder): Promise<LoadReport>; stop(): Promise<void> }

/** Starts the load generator process. */
export function startGenerator(): Generator {
  const child = forkProgram('load')
  return {
    run: (order) => {
      child.send(order)
      return nextMessage<LoadReport>(child)
    },
    stop: () => stopProgram(child),
  }
}
