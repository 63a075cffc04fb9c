import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { scaled, testScale } from '@evenkeel/domain/testing'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { runCrashLoop } from '#testing/crash/crashLoop.ts'
import { beginProduct, isDatabaseRunning, startProduct } from '#testing/crash/product.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('stops the product with its database'))

// A signal at any moment ends the server with exit code 0, and its database with it. `STOP_SEED` repeats a run's requests.

const seed = Number(process.env.STOP_SEED ?? Date.now() % 2 ** 31)
// Only stops a test that hangs.
const testMsMax = 180_000 * testScale

test(
  `a stop under load answers every write that it saves (seed ${seed})`,
  async () => {
    const stops = scaled(2)
    const random = seededRandom(seed)
    let number = 0
    let slowestMs = 0
    const stats = await runCrashLoop(stops, random, async (product, dataDir) => {
      const startedMs = performance.now()
      number += 1
      // By turns to the process alone, and to its group: twice, as when a terminal and npm both send one.
      const { signalAlone, signalGroup } = product
      const code = await (number % 2 ? signalAlone('SIGTERM') : signalGroup('SIGTERM', 2))
      slowestMs = Math.max(slowestMs, performance.now() - startedMs)
      expect(code).toBe(0)
      await untilDatabaseEnded(dataDir)
    })
    expect(stats).toMatchObject({ crashes: stops, committedUnacknowledged: 0 })
    if (testScale > 1) {
      const figures = { ...stats, slowestMs: Math.round(slowestMs) }
      process.stdout.write(`seed ${seed} ${JSON.stringify(figures)}\n`)
    }
  },
  testMsMax,
)

test(
  'a stop while the database is frozen ends it as soon as it continues',
  async () => {
    const dataDir = makeDataDir()
    const product = await startProduct(dataDir)
    product.signalDatabase('SIGSTOP')
    expect(await product.signalAlone('SIGTERM')).toBe(0)
    product.signalDatabase('SIGCONT')
    await untilDatabaseEnded(dataDir)
  },
  testMsMax,
)

function makeDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-stops-'))
  chmodSync(dataDir, 0o755)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 }))
  return dataDir
}

/** Told to end, the database may take longer on a busy machine than the server waits for it. */
async function untilDatabaseEnded(dataDir: string): Promise<void> {
  while (isDatabaseRunning(dataDir)) await wait(10)
}

type Moment = {
  name: string
  to: 'process' | 'group'
  /** @param home the folder of the database, as it is then */
  isReached(home: string): boolean
}

const isCreating = (home: string) => namesIn(home).some((name) => name.startsWith('cluster.new'))

const moments: Moment[] = [
  { name: 'before it creates its database', to: 'group', isReached: existsSync },
  { name: 'while it creates its database', to: 'group', isReached: isCreating },
  { name: 'while it creates its database', to: 'process', isReached: isCreating },
  {
    name: 'while its database starts',
    to: 'group',
    isReached: (home) => existsSync(join(home, 'cluster', 'postmaster.pid')),
  },
]

function namesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}

test.each(moments)(
  'a start stopped $name by a signal to its $to leaves nothing running',
  async (moment) => {
    const dataDir = makeDataDir()
    const home = join(dataDir, 'postgres')
    const starting = beginProduct(dataDir, { ownGroup: true })
    while (!moment.isReached(home)) await wait(1)
    starting.signal('SIGTERM', moment.to)
    expect(await starting.ended, starting.log.join('\n')).toBe(0)
    await untilDatabaseEnded(dataDir)
    expect(namesIn(home).filter((it) => it.startsWith('cluster.new'))).toEqual([])
  },
  testMsMax,
)
