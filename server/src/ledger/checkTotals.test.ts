import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, type Person } from '#testing/person.ts'
import { urlOf } from '#testing/postgres.ts'
import { checkSomeTotals, checkTotals, rebuildTotals, type TotalsFinding } from './checkTotals.ts'

const app = await openTestApp()
const command = fileURLToPath(new URL('../totals.ts', import.meta.url))

async function addEntries(person: Person): Promise<void> {
  for (const [type, amount, category, date] of [
    ['expense', '10.00', 'Housing', '2026-03-01'],
    ['expense', '0.99', 'Housing', '2026-03-01'],
    ['income', '10.00', 'Other', '2026-03-01'],
    ['expense', '10.00', 'Other', '2026-03-02'],
  ]) {
    await person.post('/api/transactions', { type, amount, category, date })
  }
}

async function all(findings: AsyncGenerator<TotalsFinding>): Promise<TotalsFinding[]> {
  const found: TotalsFinding[] = []
  for await (const finding of findings) found.push(finding)
  return found
}

async function run(statement: string, person: Person): Promise<number> {
  const { rowCount } = await app.database.pool.query(statement, [person.id])
  return rowCount ?? 0
}

const summaryOf = async (person: Person) => (await person.get('/api/summary')).body

const damages = [
  ['a wrong sum', 'update daily_totals set total = total + 0.01 where user_id = $1', 3],
  ['a wrong count', `update daily_totals set count = 7 where user_id = $1 and type = 'income'`, 1],
  ['a missing day', `delete from daily_totals where user_id = $1 and day = '2026-03-01'`, 2],
  [
    'a day too many',
    `insert into daily_totals select $1, '1999-01-01', 'income', 'Other', 5, 1`,
    1,
  ],
  [
    'an empty total',
    `insert into daily_totals select $1, '1999-01-01', 'income', 'Other', 0, 0`,
    1,
  ],
  ['nothing left', 'delete from daily_totals where user_id = $1', 3],
  ['a wrong month', 'update monthly_totals set count = count + 1 where user_id = $1', 3],
  ['a missing month', 'delete from monthly_totals where user_id = $1', 3],
  [
    'a category mistaken for another',
    `update daily_totals set category = 'housing' where user_id = $1 and category = 'Housing'`,
    2,
  ],
  [
    'a wrong number of transactions',
    'update ledgers set transactions = transactions - 1 where user_id = $1',
    1,
  ],
  ['a wrong number of bills', 'update ledgers set bills = bills + 1 where user_id = $1', 1],
  [
    'a wrong total and a wrong number',
    `with emptied as (delete from daily_totals where user_id = $1)
       update ledgers set bills = bills + 1 where user_id = $1`,
    4,
  ],
] as const

test.each(damages)(
  '%s is found and mended, and nothing of anybody else',
  async (_name, damage, wrong) => {
    const [person, neighbour] = [await addPerson(app), await addPerson(app)]
    await addEntries(person)
    await addEntries(neighbour)
    const before = await summaryOf(person)
    expect(await run(damage, person)).toBeGreaterThan(0)
    expect(await all(checkTotals(app.context, person.id))).toEqual([{ userId: person.id, wrong }])
    expect(await all(checkTotals(app.context, neighbour.id))).toEqual([
      { userId: neighbour.id, wrong: 0 },
    ])
    expect(await all(rebuildTotals(app.context, person.id))).toEqual([{ userId: person.id, wrong }])
    expect(await all(checkTotals(app.context, person.id))).toEqual([
      { userId: person.id, wrong: 0 },
    ])
    expect(await all(rebuildTotals(app.context, person.id))).toEqual([
      { userId: person.id, wrong: 0 },
    ])
    expect(await summaryOf(person)).toEqual(before)
  },
)

test('a sample holds the users with the most transactions, up to a limit', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => addPerson(app)))
  const [busiest, , second, third] = people.map(({ id }) => id)
  const counts = [20_000, 20_001, 19_999, 19_998, 19_997]
  for (const [at, person] of people.entries()) {
    await addEntries(person)
    await run(`update ledgers set transactions = ${counts[at]} where user_id = $1`, person)
  }
  const found = await checkSomeTotals(app.context)
  expect(found).toEqual([busiest, second, third].map((userId) => ({ userId, wrong: 1 })))
  for (const person of people) await all(rebuildTotals(app.context, person.id))
})

test('everybody is checked once, also beyond the first thousand', async () => {
  const person = await addPerson(app)
  await addEntries(person)
  await app.database.pool.query(
    `with added as (
       insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
         select gen_random_uuid(), 'crew' || n || '@example.com', username, password,
                trial_start_date, trial_end_date, created_at
           from users, generate_series(1, 1001) as n where id = $1
         returning id)
     insert into ledgers (user_id) select id from added`,
    [person.id],
  )
  const found = await all(checkTotals(app.context))
  const { rows } = await app.database.pool.query('select user_id as id from ledgers order by 1')
  expect(found.map(({ userId }) => userId)).toEqual(rows.map(({ id }) => id))
  expect(rows.length).toBeGreaterThan(1001)
  expect(found.filter(({ wrong }) => wrong !== 0)).toEqual([])
})

test('a rebuild waits for the writes of that person and counts them', async () => {
  const person = await addPerson(app)
  await addEntries(person)
  await run('delete from daily_totals where user_id = $1', person)
  const entry = { type: 'income', amount: '1', category: 'Other', date: '2026-03-05' }
  const writes = Array.from({ length: 10 }, () => person.post('/api/transactions', entry))
  const rebuilds = Array.from({ length: 3 }, () => all(rebuildTotals(app.context, person.id)))
  await Promise.all([...writes, ...rebuilds])
  expect(await all(checkTotals(app.context, person.id))).toEqual([{ userId: person.id, wrong: 0 }])
})

/** Runs the command as an administrator does: its exit code and what it printed. */
function runCommand(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: urlOf(app.database.address) }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

test('the command checks and rebuilds everybody', async () => {
  const person = await addPerson(app)
  await addEntries(person)
  await run('delete from daily_totals where user_id = $1', person)
  expect(await runCommand('check')).toEqual({
    code: 1,
    output: expect.stringMatching(
      new RegExp(`^${person.id}: 3\nWrong totals: 3 \\(users checked: \\d+\\)\n$`),
    ),
  })
  expect(await runCommand('rebuild', person.id)).toEqual({
    code: 0,
    output: `${person.id}: 3\nWrong totals, now recomputed: 3 (users checked: 1)\n`,
  })
  expect((await runCommand('check')).code).toBe(0)
})

test.each([[['mend']], [['check', 'everybody']]])(
  'the command %j says how it is used',
  async (args) => {
    const { code, output } = await runCommand(...args)
    expect([code, output.split('\n')[0]]).toEqual([
      2,
      'Usage: npm run totals -- check|rebuild [user id]',
    ])
  },
)
