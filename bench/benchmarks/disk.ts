import { type Environment, withEnvironment } from '../environment/environment.ts'
import { sendEntry } from '../environment/sendEntry.ts'
import { addRows, addUser, signUp, vacuum } from '../environment/users.ts'
import { type Benchmark, exactly, type Measurement } from '../lib/benchmark.ts'

/** Who share the fewer entries evenly. */
const userCount = 100
/** Enough for whole pages to be most of each table. */
const writes = 5000

/** The bytes of each table with its indexes, and of its rows alone. */
type Sizes = ReadonlyMap<string, { whole: number; rows: number }>

export const disk: Benchmark = {
  name: 'disk',
  title:
    'Bytes on disk: of an entry, which stays, and of what a write leaves beside it for a while',
  onlyWhenNamed: true,
  run: async ({ rowsFew, rowsMany }) => [
    await withEnvironment((environment) => measureEntries(environment, rowsFew, userCount)),
    await withEnvironment((environment) => measureEntries(environment, rowsFew, 1)),
    await withEnvironment((environment) => measureEntries(environment, rowsMany, 1)),
    await withEnvironment(measureWrites),
  ],
}

async function measureEntries(
  environment: Environment,
  count: number,
  users: number,
): Promise<Measurement> {
  const before = await sizesOf(environment)
  for (let seed = 1; seed <= users; seed += 1) {
    await addRows(environment, await addUser(environment), Math.round(count / users), seed)
  }
  await vacuum(environment)
  const grown = growthOf(before, await sizesOf(environment), count)
  const { whole, rows } = sumOf(grown, ['transactions'])
  const totals = sumOf(grown, ['daily_totals', 'monthly_totals']).whole
  return {
    what: `an entry, of ${count} of ${users === 1 ? 'one user' : `${users} users`}`,
    unit: 'kB',
    value: exactly((whole + totals) / 1000),
    absolute: `${rows} bytes in its row, ${whole - rows} in its indexes, ${totals} in totals`,
    details: Object.fromEntries(grown),
  }
}

async function measureWrites(environment: Environment): Promise<Measurement> {
  const user = await signUp(environment)
  const before = await sizesOf(environment)
  for (let write = 0; write < writes; write += 1) await sendEntry(environment, user)
  await vacuum(environment)
  const grown = growthOf(before, await sizesOf(environment), writes)
  const history = sumOf(grown, ['history', 'history_changes']).whole
  const audit = sumOf(grown, ['audit_events']).whole
  const reply = sumOf(grown, ['idempotency_keys']).whole
  return {
    what: 'beside an entry that a request adds',
    unit: 'kB',
    value: exactly((history + audit + reply) / 1000),
    absolute: `${history} bytes of history, ${audit} of audit log, ${reply} of the stored reply`,
    details: Object.fromEntries(grown),
  }
}

async function sizesOf({ pool }: Environment): Promise<Sizes> {
  const { rows } = await pool.query<{ name: string; whole: string; rows: string }>(
    `select relname as name, pg_total_relation_size(oid) as whole, pg_table_size(oid) as rows from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  )
  return new Map(
    rows.map((row) => [row.name, { whole: Number(row.whole), rows: Number(row.rows) }]),
  )
}

/** What each table has grown by, for each of `count`. */
function growthOf(before: Sizes, after: Sizes, count: number): Sizes {
  return new Map(
    [...after].map(([name, { whole, rows }]) => {
      const { whole: wholeBefore = 0, rows: rowsBefore = 0 } = before.get(name) ?? {}
      const each = (bytes: number) => Math.round(bytes / count)
      return [name, { whole: each(whole - wholeBefore), rows: each(rows - rowsBefore) }]
    }),
  )
}

function sumOf(sizes: Sizes, names: readonly string[]): { whole: number; rows: number } {
  const sum = { whole: 0, rows: 0 }
  for (const name of names) {
    const { whole = 0, rows = 0 } = sizes.get(name) ?? {}
    sum.whole += whole
    sum.rows += rows
  }
  return sum
}
