import { setTimeout as wait } from 'node:timers/promises'
import { scaled } from '@evenkeel/domain/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cloneDatabase } from '#testing/database.ts'
import { openTwoServers, type TwoServers } from '#testing/twoServers.ts'

// Two whole servers on one database. `TEST_SCALE=50` makes it 100 runs and 200 kills.
const runs = scaled(2)
const atOnce = 50
const rowCount = 400
const patienceMs = scaled(60_000)

const database = await cloneDatabase()
let servers: TwoServers
let headers: Record<string, string> = {}
let userId = ''
let asked = 0

beforeAll(async () => {
  servers = await openTwoServers(database.address)
  const account = { email: 'ann@example.com', username: 'ann', password: 'Calm-Harbour-7' }
  const reply = await servers.post(0, '/api/auth/register', account, { address: 1 })
  userId = ((await reply.json()) as { id: string }).id
  headers = { cookie: reply.headers.getSetCookie()[0]?.split(';')[0] ?? '' }
  const entry = { type: 'expense', amount: '10.01', category: 'A', date: '2026-01-31' }
  for (let row = 0; row < rowCount; row += atOnce) {
    const adding = Array.from({ length: atOnce }, (_, index) =>
      post(index, '/api/transactions', entry),
    )
    await Promise.all(adding)
  }
}, patienceMs)

afterAll(async () => {
  await servers.close()
  await database.close()
})

/** The reply, or undefined if none came. */
async function post(turn: number, path: string, body: object): Promise<Response | undefined> {
  asked += 1
  try {
    const reply = await servers.post(turn, path, body, { address: asked, headers })
    await reply.clone().arrayBuffer()
    return reply
  } catch {
    return undefined
  }
}

function moveAll(turn: number, from: string, to: string): Promise<Response | undefined> {
  const target = { filter: { category: from }, expectedCount: rowCount }
  return post(turn, '/api/transactions/bulk', { ...target, set: { category: to } })
}

function undo(turn: number, action: string): Promise<Response | undefined> {
  return post(turn, `/api/history/${action}/undo`, {})
}

/** Where the rows are, what the totals say, and how many actions there are, in one look. */
async function standing() {
  const { rows } = await database.pool.query(
    `select
       (select json_object_agg(category, number) from (select category, count(*) as number
         from transactions where user_id = $1 group by 1) as t) as rows,
       (select json_object_agg(category, number) from (select category, sum(count) as number
         from daily_totals where user_id = $1 group by 1) as t) as daily,
       (select json_object_agg(category, number) from (select category, sum(count) as number
         from monthly_totals where user_id = $1 group by 1) as t) as monthly,
       (select count(distinct version)::int from transactions where user_id = $1) as versions,
       (select count(*)::int from history where user_id = $1) as actions,
       (select count(*)::int from history_changes where user_id = $1) as changes`,
    [userId],
  )
  return rows[0]
}

type Standing = Awaited<ReturnType<typeof standing>>

/** All rows are in one category, with their totals and all of their history. */
function requireWhole(now: Standing): string {
  const [category = ''] = Object.keys(now.rows)
  const whole = { [category]: rowCount }
  expect(now).toMatchObject({ rows: whole, daily: whole, monthly: whole, versions: 1 })
  // One action for each row at first, and for all rows since.
  expect(now.changes).toBe(rowCount + (now.actions - rowCount) * rowCount)
  return category
}

/** How long a bulk change takes here, with its undo to bring the rows back. */
async function timeRoundTrip(): Promise<number> {
  const begun = performance.now()
  const action = actionOf(await moveAll(0, 'A', 'B'))
  const usualMs = performance.now() - begun
  await undo(0, action)
  return usualMs
}

const actionOf = (reply: Response | undefined) => reply?.headers.get('ledger-action') ?? ''

test(
  `${runs} times ${atOnce} undos of one action at once over two servers: exactly one is done`,
  async () => {
    for (let run = 0; run < runs; run += 1) {
      const action = actionOf(await moveAll(run, 'A', 'B'))
      const before = await standing()
      expect(requireWhole(before)).toBe('B')
      const undos = Array.from({ length: atOnce }, (_, index) => undo(index, action))
      const replies = await Promise.all(undos)
      const done = replies.filter((reply) => reply?.status === 200)
      // A server that has too much to do says so.
      expect(replies.every((reply) => [200, 503].includes(reply?.status ?? 0))).toBe(true)
      expect(new Set(done.map(actionOf)).size).toBe(1)
      const now = await standing()
      expect([requireWhole(now), now.actions]).toEqual(['A', before.actions + 1])
    }
  },
  patienceMs,
)

test(
  `${runs} kills during bulk changes and ${runs} during undos leave all or nothing`,
  async ({ annotate }) => {
    const found = { done: 0, undone: 0, nothing: 0 }
    const usualMs = await timeRoundTrip()
    // From before a change arrives until after it is done, which takes a server that has just started longer.
    const moment = (run: number, step: number) => wait((((run * step) % 20) / 4) * usualMs)
    for (let run = 0; run < runs; run += 1) {
      const change = moveAll(run, 'A', 'B')
      await moment(run, 7)
      await servers.kill(run)
      await change
      if (requireWhole(await standing()) === 'A') {
        found.nothing += 1
        await moveAll(run + 1, 'A', 'B')
      } else found.done += 1
      await servers.restart(run)
      const { rows } = await database.pool.query(
        'select id from history where user_id = $1 order by id desc limit 1',
        [userId],
      )
      const back = undo(run, rows[0].id)
      await moment(run, 11)
      await servers.kill(run)
      await back
      if (requireWhole(await standing()) === 'B') {
        found.nothing += 1
        await undo(run + 1, rows[0].id)
      } else found.undone += 1
      expect(requireWhole(await standing())).toBe('A')
      await servers.restart(run)
    }
    const { done, undone, nothing } = found
    await annotate(`Kills found ${done} done, ${undone} undone and ${nothing} not begun.`)
  },
  patienceMs,
)
