import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatCents } from '@evenkeel/domain/money'
import type { Transaction } from '@evenkeel/domain/transactions'
import { from as copyFrom } from 'pg-copy-streams'
import { type Environment, withEnvironment } from '../environment/environment.ts'
import { makeRows } from '../environment/rows.ts'
import { signUp, type User, writeRows } from '../environment/users.ts'
import type { Benchmark } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'

const rowsEach = 20_000

export const bulk: Benchmark = {
  name: 'bulk',
  title: 'Bulk insert through writeLedger vs. COPY of the same rows into the same table',
  run: (options) =>
    withEnvironment(async (environment) => {
      const rounds: Round[] = []
      for (let round = 0; round < options.rounds + 1; round += 1) {
        rounds.push(await insertBoth(environment, round))
      }
      // The first round includes warming up an empty table.
      const measured = rounds.slice(1)
      const perSecond = (pick: (round: Round) => number) =>
        Math.round(rowsEach / (medianOf(measured.map(pick)) / 1000))
      return [
        {
          what: `${rowsEach} entries including their totals`,
          unit: 'x',
          value: spreadOf(measured.map(({ storeMs, copyMs }) => storeMs / copyMs)),
          absolute: `${perSecond(({ storeMs }) => storeMs)} vs. ${perSecond(({ copyMs }) => copyMs)} rows/s`,
          details: measured,
        },
      ]
    }),
}

type Round = { storeMs: number; copyMs: number }

async function insertBoth(environment: Environment, round: number): Promise<Round> {
  const [forStore, forCopy] = [await signUp(environment), await signUp(environment)]
  const store = () => writeAll(environment, forStore, round * 2 + 1)
  const copy = () => copyAll(environment, forCopy, round * 2 + 2)
  if (round % 2 === 0) return { storeMs: await store(), copyMs: await copy() }
  const copyMs = await copy()
  return { storeMs: await store(), copyMs }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function writeAll(environment: Environment, user: User, seed: number): Promise<number> {
  const batches = [...makeRows(user.id, rowsEach, seed)]
  return timed(async () => {
    for (const rows of batches) await writeRows(environment, user, rows)
  })
}

async function copyAll({ pool }: Environment, user: User, seed: number): Promise<number> {
  const batches = [...makeRows(user.id, rowsEach, seed)].map((rows) => rows.map(lineOf).join(''))
  const client = await pool.connect()
  try {
    return await timed(() => {
      const into = client.query(copyFrom(`COPY transactions (${columns.join(', ')}) FROM STDIN`))
      return pipeline(Readable.from(batches), into)
    })
  } finally {
    client.release()
  }
}

const columns = [
  'user_id',
  'id',
  'type',
  'amount',
  'description',
  'category',
  'date',
  'created_at',
  'version',
]

/** A line in COPY's text format. Benchmark rows contain nothing that needs escaping. */
function lineOf(row: Transaction): string {
  const { userId, id, type, amount, description, category, date, createdAt, version } = row
  const values = [userId, id, type, formatCents(amount), description, category, date]
  return `${[...values, createdAt.toISOString(), version].join('\t')}\n`
}
