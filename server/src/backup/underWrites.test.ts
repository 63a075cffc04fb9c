import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { scaled, testScale } from '@evenkeel/domain/testing'
import pg from 'pg'
import { expect, test } from 'vitest'
import { openDb } from '#db/db.ts'
import { type Random, seededRandom } from '#demo/random.ts'
import { checkTotals } from '#ledger/index.ts'
import { openTestApp, type TestApp, type TestReply } from '#testing/app.ts'
import { makeFolder } from '#testing/folders.ts'
import { openEmptyDatabase } from '#testing/migrations.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { hashTables, type TableHashes } from '#testing/tableHashes.ts'
import { finishRestore, requireRestorable, restoreBackup } from './index.ts'
import { inBackupSnapshot, type Snapshot } from './snapshotStore.ts'
import { writeSnapshot } from './takeBackup.ts'

// Backups at random moments while users write: each one, restored, equals by hash what was committed at its moment.
// `TEST_SCALE=10 npx vitest run server/src/backup/underWrites.test.ts` takes 20; `BACKUP_SEED` repeats a run's writes.

const seed = Number(process.env.BACKUP_SEED ?? Date.now() % 2 ** 31)
const random = seededRandom(seed)
const people = 4
/** A backup comes after at most this many further writes. */
const writesMax = 150

const day = (app: TestApp) => app.clock.now().toISOString().slice(0, 10)
const id = ({ body }: TestReply): string => body.id ?? body.transaction?.id

/** One write of a user, like those of the page: entries, bills, payments, bulk changes, undo, tokens, sessions. */
async function writeOnce(app: TestApp, person: Person, known: string[], bills: string[]) {
  const entry = {
    type: random.chance(0.3) ? 'income' : 'expense',
    amount: (random.between(1, 1_000_000) / 100).toFixed(2),
    category: random.pick(['Food', 'Housing', 'Öl & Gas']),
    description: random.pick(['', 'tab\there', 'back\\slash', 'line\nbreak', '\\.']),
    date: random.pick(['2026-01-31', '2026-02-28', '2026-03-15']),
  }
  const bulk = { ids: known.slice(-5), set: { category: random.pick(['Other', 'Travel']) } }
  const last = known.at(-1)
  const bill = bills.at(-1)
  switch (random.between(0, 8)) {
    case 0:
      return last && person.patch(`/api/transactions/${last}`, { amount: entry.amount })
    case 1:
      return last && person.delete(`/api/transactions/${known.shift()}`)
    case 2:
      return last && person.post('/api/transactions/bulk', bulk)
    case 3:
      return bill && person.post(`/api/recurring-transactions/${bill}/process`)
    case 4: {
      const { date: startDate, ...rest } = { ...entry, date: day(app) }
      const made = await person.post('/api/recurring-transactions', {
        ...rest,
        frequency: 'weekly',
        startDate,
      })
      bills.push(id(made))
      return made
    }
    case 5: {
      const { body } = await person.get('/api/history')
      return body[0] && person.post(`/api/history/${body[0].id}/undo`)
    }
    default: {
      const made = await person.post('/api/transactions', entry, {
        headers: { 'idempotency-key': `${random.next()}` },
      })
      known.push(id(made))
      return made
    }
  }
}

/** Lets everybody write without a pause until told to stop. */
function startWriting(app: TestApp, writers: readonly Person[]) {
  const counts = { writes: 0, refused: 0 }
  let isOver = false
  const writing = writers.map(async (person) => {
    const [known, bills]: [string[], string[]] = [[], []]
    while (!isOver) {
      const reply = await writeOnce(app, person, known, bills)
      if (!reply) continue
      if (reply.status >= 500) throw new Error(`${reply.status} ${reply.text}`)
      counts[reply.status < 300 ? 'writes' : 'refused'] += 1
    }
  })
  const stop = () => {
    isOver = true
    return Promise.all(writing)
  }
  return { counts, stop }
}

/** The hashes of every table at the moment of a snapshot, taken on another connection by other statements. */
async function hashesAt({ client }: Snapshot, address: pg.ClientConfig): Promise<TableHashes> {
  const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
  const other = new pg.Client(address)
  await other.connect()
  try {
    await other.query('begin isolation level repeatable read read only')
    await other.query(`set transaction snapshot '${rows[0]?.id}'`)
    return await hashTables(other)
  } finally {
    await other.end()
  }
}

async function requireRestored(file: string, expected: TableHashes): Promise<void> {
  const target = await openEmptyDatabase()
  await restoreBackup(target.options, file, await requireRestorable(file))
  await finishRestore(target.options)
  expect(await hashTables(target)).toEqual(expected)
  for await (const finding of checkTotals({ db: openDb(target) })) {
    expect(finding).toMatchObject({ wrong: 0 })
  }
}

async function untilWrites(counts: { writes: number }, more: number, random: Random) {
  const enough = counts.writes + random.between(1, more)
  while (counts.writes < enough) await setImmediate()
}

test(
  `backups under writes equal what was committed at their moment (seed ${seed})`,
  async () => {
    const app = await openTestApp()
    const { address } = app.database
    const writers = await Promise.all(Array.from({ length: people }, () => addPerson(app)))
    const { counts, stop } = startWriting(app, writers)
    const folder = makeFolder()
    let writesDuring = 0
    const taken = new Map<string, TableHashes>()
    for (let turn = 0; turn < scaled(2); turn += 1) {
      await untilWrites(counts, writesMax, random)
      const file = join(folder, `${turn}.gz`)
      const before = counts.writes
      const hashes = await inBackupSnapshot(address, async (snapshot) => {
        const found = await hashesAt(snapshot, address)
        await writeSnapshot(snapshot, file, app.clock.now())
        return found
      })
      writesDuring += counts.writes - before
      taken.set(file, hashes)
    }
    await stop()
    expect(writesDuring).toBeGreaterThan(0)
    for (const [file, hashes] of taken) await requireRestored(file, hashes)
    if (testScale > 1) {
      const rows = [...taken.values()].map((hashes) => hashes.transactions?.rows)
      process.stdout.write(
        `seed ${seed} ${JSON.stringify({ ...counts, writesDuring, transactions: rows })}\n`,
      )
    }
  },
  // Only stops a run that hangs.
  120_000 * Math.max(1, testScale),
)
