import type { CrowdOrder, CrowdReport } from '../programs/crowd.ts'
import type { LoadOrder, LoadReport } from '../programs/load.ts'
import type { SurgeOrder, SurgeReport } from '../programs/surge.ts'
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

export type Crowd = { run(order: CrowdOrder): Promise<CrowdReport>; stop(): Promise<void> }

/** Starts a process for connections whose replies may be anything. */
export function startCrowd(): Crowd {
  const child = forkProgram('crowd')
  return {
    run: (order) => {
      child.send(order)
      return nextMessage<CrowdReport>(child)
    },
    stop: () => stopProgram(child),
  }
}

export type Surge = { run(order: SurgeOrder): Promise<SurgeReport>; stop(): Promise<void> }

/** Starts a process that sends requests at a rate of its own. */
export function startSurge(): Surge {
  const child = forkProgram('surge')
  return {
    run: (order) => {
      child.send(order)
      return nextMessage<SurgeReport>(child)
    },
    stop: () => stopProgram(child),
  }
}
