import { rmSync } from 'node:fs'
import { makeDataDir } from '../environment/environment.ts'
import { type StartTimes, timeStart } from '../environment/startTimes.ts'
import type { Benchmark, Measurement } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'

export const start: Benchmark = {
  name: 'start',
  title: 'From `npm start` to the first page, already installed and built',
  run: async (options) => {
    const dataDir = makeDataDir()
    try {
      // Warms up the file cache, the compile cache and the data folder.
      await timeStart(dataDir)
      const again: StartTimes[] = []
      const fresh: StartTimes[] = []
      for (let round = 0; round < options.rounds; round += 1) {
        again.push(await timeStart(dataDir))
        fresh.push(await timeFreshStart())
      }
      return [
        { ...lineOf('existing data folder', again), goal: { atMost: 1200 } },
        lineOf('new data folder', fresh),
      ]
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function timeFreshStart(): Promise<StartTimes> {
  const dataDir = makeDataDir()
  try {
    return await timeStart(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const parts = [
  'npm',
  'bootstrap',
  'modules',
  'postgres',
  'migrations',
  'app',
  'firstReply',
] as const

function lineOf(what: string, times: readonly StartTimes[]): Measurement {
  const part = (name: keyof StartTimes) => medianOf(times.map((time) => time[name])).toFixed(0)
  return {
    what,
    unit: 'ms',
    value: spreadOf(times.map((time) => time.whole)),
    absolute: parts.map((name) => `${name} ${part(name)}`).join(', '),
    details: times,
  }
}
