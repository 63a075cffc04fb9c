import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'
import { urlOf } from '#testing/postgres.ts'

const command = fileURLToPath(new URL('../sessionsCommand.ts', import.meta.url))

const app = await openTestApp()

/** Runs the command as an operator does: its exit code and what it printed. */
function runCommand(...args: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, DATABASE_URL: urlOf(app.database.address) }
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) => {
      resolve({ code: Number(error?.code ?? 0), output: stdout + stderr })
    })
  })
}

const statusOf = async (person: Person) => (await person.get('/api/auth/me')).status

test('the operator signs one user out everywhere, then everyone', async () => {
  const [person, other] = [await addPerson(app), await addPerson(app)]
  const elsewhere = await openSession(app, person)
  expect(await runCommand('end', ` ${person.email.toUpperCase()}`)).toEqual({
    code: 0,
    output: 'Sessions ended: 2\n',
  })
  expect([await statusOf(person), await statusOf(elsewhere), await statusOf(other)]).toEqual([
    ...[401, 401, 200],
  ])
  const again = await openSession(app, person)
  expect(await runCommand('end', 'all')).toEqual({ code: 0, output: 'Sessions ended: 2\n' })
  expect([await statusOf(again), await statusOf(other)]).toEqual([401, 401])
  const { rows } = await app.database.pool.query(
    `select user_id, count(*)::int as events from audit_events where event = 'sessions_ended'
      group by user_id order by events`,
  )
  expect(rows).toEqual([
    { user_id: other.id, events: 1 },
    { user_id: person.id, events: 2 },
  ])
})

test('an unknown email ends nothing', async () => {
  const person = await addPerson(app)
  expect(await runCommand('end', 'nobody@example.com')).toEqual({
    code: 1,
    output: 'Nobody has this email.\n',
  })
  expect(await statusOf(person)).toBe(200)
})

test.each([[[]], [['end']], [['list', 'all']], [['end', 'all', 'now']]])(
  'the command %j says how it is used',
  async (args) => {
    const { code, output } = await runCommand(...args)
    expect(code).toBe(2)
    expect(output).toContain('Usage: npm run sessions -- end EMAIL|all')
  },
)
