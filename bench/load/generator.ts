import type { LoadOrder, LoadReport } from '../programs/load.ts'
import { answerOf, forkProgram, stopProgram } from './server.ts'

export type Generator = { run(order: LoadOrder): Promise<LoadReport>; stop(): Promise<void> }

/** Starts the process that makes load. */
export function startGenerator(): Generator {
  const child = forkProgram('load')
  return {
    run: (order) => {
      child.send(order)
      return answerOf<LoadReport>(child)
    },
    stop: () => stopProgram(child),
  }
}
