import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser } from '#testing/person.ts'
import { addDemo } from './addDemo.ts'

const signIn = { email: 'demo@evenkeel.example', password: 'Even-keel-2-years' }

async function emailsOf({ database }: Awaited<ReturnType<typeof openTestApp>>): Promise<string[]> {
  const { rows } = await database.pool.query('select email from users order by email')
  return rows.map(({ email }) => email)
}

test('the demo user, whose password is published, never joins other accounts', async () => {
  const app = await openTestApp()
  const person = await addPerson(app)
  await expect(addDemo(app.context)).rejects.toThrow(
    'This database has accounts already, and the demo user has a published password. ' +
      'Set DATA_DIR to a folder for the demo alone.',
  )
  expect(await emailsOf(app)).toEqual([person.email])
  expect((await openBrowser(app).post('/api/auth/login', signIn)).status).toBe(401)
})

test('the demo starts again as it was, also after others have signed up in it', async () => {
  const app = await openTestApp()
  const added = await addDemo(app.context, '2026-01-30')
  expect(added?.transactions).toBeGreaterThan(500)
  expect((await openBrowser(app).post('/api/auth/login', signIn)).status).toBe(200)
  await addPerson(app)
  expect(await addDemo(app.context, '2026-01-30')).toBeUndefined()
  expect(await emailsOf(app)).toHaveLength(2)
})
