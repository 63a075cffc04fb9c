import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { requireCorrectTotals } from '#testing/crash/crashLoop.ts'
import { startProduct } from '#testing/crash/product.ts'
import { fullLog, moveLog } from '#testing/faults/logDisk.ts'
import { runFault } from '#testing/faults/runFault.ts'
import { canMount, openSmallDisk } from '#testing/faults/smallDisk.ts'
import { people } from '#testing/faults/users.ts'
import { makeFolder } from '#testing/folders.ts'
import { freePort } from '#testing/freePort.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('fills the disk of the database'))

// What users notice when the disk of the tables or of the write-ahead log is full, or when the data folder cannot be
// written: 503 with Retry-After until it can be written again, and afterwards every accepted write, once. `FAULT_SEED`
// repeats a run's requests; with TEST_SCALE=50 faults last 30 seconds.

const seed = Number(process.env.FAULT_SEED ?? Date.now() % 2 ** 31)
// Only stops a test that hangs.
const testMsMax = 300_000

const clusterOf = (dataDir: string) => join(dataDir, 'postgres', 'cluster')

/** The product with its monitoring pages. */
async function startMonitored(dataDir: string, env: Record<string, string> = {}) {
  const MONITOR_PORT = String(await freePort())
  const product = await startProduct(dataDir, { env: { ...env, MONITOR_PORT } })
  onTestFinished(product.stop)
  const ask = (path: string) => fetch(`http://127.0.0.1:${MONITOR_PORT}${path}`)
  return { ...product, ask }
}

type Monitored = Awaited<ReturnType<typeof startMonitored>>

async function expectAlive({ ask }: Monitored): Promise<void> {
  expect((await ask('/livez')).status).toBe(200)
  // PostgreSQL takes requests again for as long as its log has room for a few more changes.
  expect([200, 503]).toContain((await ask('/readyz')).status)
}

test(
  `a data folder that may no longer be written loses nothing (seed ${seed})`,
  async () => {
    const dataDir = makeFolder()
    // When running as root, the database runs as another user who needs access to the folder.
    chmodSync(dataDir, 0o755)
    const product = await startMonitored(dataDir)
    const allow = (mode: number) => chmodSync(clusterOf(dataDir), mode)
    onTestFinished(() => allow(0o700))
    const fault = {
      name: 'a folder without the right to write',
      begin: () => {
        allow(0o500)
        // Files that are open already may still be written.
        product.signalDatabase('SIGKILL')
      },
      end: () => allow(0o700),
    }
    await runFault(product, fault, seededRandom(seed), () => expectAlive(product))
    expect((await product.ask('/readyz')).status).toBe(200)
    await requireCorrectTotals(dataDir, people)
  },
  testMsMax,
)

async function losesNothing(): Promise<void> {
  const random = seededRandom(seed)
  const [data, log, backups] = [openSmallDisk(), openSmallDisk(), openSmallDisk()]
  const first = await startProduct(data.folder)
  await first.stop()
  moveLog(clusterOf(data.folder), log)
  await backups.fill()
  const product = await startMonitored(data.folder, { BACKUP_DIR: backups.folder })
  const logFault = fullLog(data.folder, log)
  const faults = [
    { name: 'tables on a full disk', begin: data.fill, end: data.makeRoom },
    { name: 'a write-ahead log on a full disk', ...logFault },
    {
      name: 'both on full disks',
      begin: () => data.fill().then(logFault.begin),
      end: () => logFault.end().then(data.makeRoom),
    },
    {
      name: 'a read-only disk',
      begin: () => data.makeReadOnly(() => product.signalDatabase('SIGKILL')),
      end: data.makeWritable,
    },
  ]
  for (const fault of faults) await runFault(product, fault, random, () => expectAlive(product))
  const checks = { server: 'ok', database: 'ok', jobs: 'ok', disk: 'ok', backup: 'failing' }
  const ready = await product.ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([200, { ready: true, checks }])
  expect(product.log.join()).toContain('the daily backup failed and will be tried again')
  await requireCorrectTotals(data.folder, people * faults.length)
}

if (canMount()) {
  test(
    `a full disk and one that becomes read-only lose nothing (seed ${seed})`,
    losesNothing,
    testMsMax,
  )
} else {
  test('a full disk is not tried: it takes a disk of its own, which this user may not mount', () => {
    expect(canMount()).toBe(false)
  })
}
