import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { formatCents } from '@evenkeel/domain/money'
import type { Transaction } from '@evenkeel/domain/transactions'
import { from as copyFrom } from 'pg-copy-streams'
import type { Figure } from '../lib/figure.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { type Person, signUp, writeRows } from '../world/people.ts'
import { makeRows } from '../world/rows.ts'
import { inWorld, type World } from '../world/world.ts'

const rowsEach = 20_000

export const bulk: Figure = {
  name: 'bulk',
  title: 'Many entries at once through the store, beside COPY of the same rows into the same table',
  run: (options) =>
    inWorld(async (world) => {
      const rounds: Round[] = []
      for (let round = 0; round < options.rounds + 1; round += 1) {
        rounds.push(await insertBoth(world, round))
      }
      // The first one pays for a table that is still empty.
      const measured = rounds.slice(1)
      const perSecond = (pick: (round: Round) => number) =>
        Math.round(rowsEach / (medianOf(measured.map(pick)) / 1000))
      return [
        {
          what: `${rowsEach} entries, with their totals`,
          unit: 'x',
          value: spreadOf(measured.map(({ storeMs, copyMs }) => storeMs / copyMs)),
          beside: `${perSecond(({ storeMs }) => storeMs)} beside ${perSecond(({ copyMs }) => copyMs)} rows/s`,
          details: measured,
        },
      ]
    }),
}

type Round = { storeMs: number; copyMs: number }

async function insertBoth(world: World, round: number): Promise<Round> {
  const [forStore, forCopy] = [await signUp(world), await signUp(world)]
  const store = () => writeAll(world, forStore, round * 2 + 1)
  const copy = () => copyAll(world, forCopy, round * 2 + 2)
  if (round % 2 === 0) return { storeMs: await store(), copyMs: await copy() }
  const copyMs = await copy()
  return { storeMs: await store(), copyMs }
}

/** How long some work takes whose rows are made before. */
async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function writeAll(world: World, person: Person, seed: number): Promise<number> {
  const batches = [...makeRows(person.id, rowsEach, seed)]
  return timed(async () => {
    for (const rows of batches) await writeRows(world, person, rows)
  })
}

async function copyAll({ pool }: World, person: Person, seed: number): Promise<number> {
  const batches = [...makeRows(person.id, rowsEach, seed)].map((rows) => rows.map(lineOf).join(''))
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

/** A line of COPY's text format; the bench's rows hold nothing that it would have to escape. */
function lineOf(row: Transaction): string {
  const { userId, id, type, amount, description, category, date, createdAt, version } = row
  const values = [userId, id, type, formatCents(amount), description, category, date]
  return `${[...values, createdAt.toISOString(), version].join('\t')}\n`
}
