import { type Environment, withEnvironment } from '../environment/environment.ts'
import { addRows, signUp, type User, vacuum } from '../environment/users.ts'
import type { Benchmark } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'

const rowCount = 100_000
const seed = 1
const category = 'Recategorized'
const goal = { atMost: 2 }

export const ledger: Benchmark = {
  name: 'ledger',
  title: 'A bulk change and its undo vs. one SQL statement that does the same to rows and totals',
  run: (options) =>
    withEnvironment(async (environment) => {
      const [ours, theirs] = [await signUp(environment), await signUp(environment)]
      for (const user of [ours, theirs]) await addRows(environment, user, rowCount, seed)
      await environment.pool.query(
        'create table bench_before as select id, category from transactions where user_id = $1',
        [theirs.id],
      )
      await environment.pool.query('create unique index on bench_before (id)')
      const rounds: Round[] = []
      // The first round warms up.
      for (let round = 0; round < options.rounds + 1; round += 1) {
        rounds.push(await measure(environment, ours, theirs))
      }
      const measured = rounds.slice(1)
      const compare = (what: string, our: keyof Round, sql: keyof Round) => ({
        what,
        unit: 'x' as const,
        value: spreadOf(measured.map((round) => round[our] / round[sql])),
        goal,
        absolute: `${Math.round(medianOf(measured.map((round) => round[our])))} vs. ${Math.round(medianOf(measured.map((round) => round[sql])))} ms`,
        details: measured,
      })
      return [
        compare(`${rowCount} transactions recategorized by filter`, 'changeMs', 'changeSqlMs'),
        compare('the same undone', 'undoMs', 'undoSqlMs'),
      ]
    }),
}

type Round = { changeMs: number; changeSqlMs: number; undoMs: number; undoSqlMs: number }

async function measure(environment: Environment, ours: User, theirs: User): Promise<Round> {
  let action = ''
  await vacuum(environment)
  const changeMs = await timed(async () => {
    const body = { filter: {}, expectedCount: rowCount, set: { category } }
    action = await post(environment, ours, '/api/transactions/bulk', body)
  })
  const changeSqlMs = await timed(() => moveRows(environment, theirs, category))
  await vacuum(environment)
  const undoMs = await timed(async () => {
    await post(environment, ours, `/api/history/${action}/undo`, {})
  })
  const undoSqlMs = await timed(() => moveRows(environment, theirs, undefined))
  return { changeMs, changeSqlMs, undoMs, undoSqlMs }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

/** Sends a write and returns the id of its action. */
async function post(
  { app }: Environment,
  { cookie }: User,
  url: string,
  payload: object,
): Promise<string> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  const response = await app.inject({ method: 'POST', url, headers, payload })
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.body}`)
  return String(response.headers['ledger-action'])
}

/** Moves every row to a category, or back to its original one, and adjusts the totals, in one statement. */
async function moveRows(
  { pool }: Environment,
  { id }: User,
  category: string | undefined,
): Promise<void> {
  const set = category === undefined ? 'b.category' : '$2::text'
  await pool.query(
    `with changed as (
        update transactions t
          set category = ${set}, version = t.version + 1, latest_version = t.latest_version + 1
          from bench_before b
          where t.user_id = $1 and t.id = b.id and t.category <> ${set}
          returning t.date, t.type, t.amount, old.category as before, new.category as after),
      ${moveTotals('daily_totals', 'day', 'date')},
      ${moveTotals('monthly_totals', 'month', `date_trunc('month', date)::date`)}
      select 1`,
    category === undefined ? [id] : [id, category],
  )
}

function moveTotals(table: string, first: string, ofRow: string): string {
  const sums = (category: string) =>
    `select ${ofRow} as first, type, ${category} as category, sum(amount) as total,
      count(*)::int as count from changed group by 1, 2, 3`
  const isSame = `t.user_id = $1 and t.${first} = s.first and t.type = s.type and t.category = s.category`
  return `
    ${table}_emptied as (delete from ${table} t using (${sums('before')}) s
      where ${isSame} and t.count = s.count),
    ${table}_lessened as (update ${table} t set total = t.total - s.total, count = t.count - s.count
      from (${sums('before')}) s where ${isSame} and t.count > s.count),
    ${table}_raised as (insert into ${table} as t
      select $1, first, type, category, total, count from (${sums('after')}) s
      on conflict (user_id, ${first}, type, category) do update
        set total = t.total + excluded.total, count = t.count + excluded.count)`
}
