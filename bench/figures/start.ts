import { rmSync } from 'node:fs'
import type { Figure, Measure } from '../lib/figure.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { type StartTimes, timeStart } from '../world/starts.ts'
import { makeDataDir } from '../world/world.ts'

export const start: Figure = {
  name: 'start',
  title: 'From `npm start` to the first page, installed and built',
  run: async (options) => {
    const dataDir = makeDataDir()
    try {
      // Warms up what every later start finds: the files in memory, the compiled code, the data folder.
      await timeStart(dataDir)
      const again: StartTimes[] = []
      const fresh: StartTimes[] = []
      for (let round = 0; round < options.rounds; round += 1) {
        again.push(await timeStart(dataDir))
        fresh.push(await timeFreshStart())
      }
      return [
        { ...lineOf('on a data folder that is there', again), goal: { atMost: 2000 } },
        lineOf('on a new data folder', fresh),
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
  'firstAnswer',
] as const

function lineOf(what: string, times: readonly StartTimes[]): Measure {
  const part = (name: keyof StartTimes) => medianOf(times.map((time) => time[name])).toFixed(0)
  return {
    what,
    unit: 'ms',
    value: spreadOf(times.map((time) => time.whole)),
    beside: parts.map((name) => `${name} ${part(name)}`).join(', '),
    details: times,
  }
}
