import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openSession, type Person } from '#testing/person.ts'

const app = await openTestApp()

const list = async (person: Person) => (await person.get('/api/auth/sessions')).body
const end = (person: Person, body: object) =>
  person.post('/api/auth/end-sessions', { currentPassword: person.password, ...body })
const statusOf = async (person: Person) => (await person.get('/api/auth/me')).status

/** The id of a user's session, as its own browser sees it. */
async function idOf(person: Person): Promise<string> {
  return (await list(person)).find(({ isThisOne }: { isThisOne: boolean }) => isThisOne).id
}

test('users see their open sessions and nobody else, latest activity first', async () => {
  const person = await addPerson(app)
  await addPerson(app)
  const startedAt = app.clock.now().toISOString()
  app.clock.advance({ minutes: 5 })
  const phone = await openSession(app, person)
  const later = app.clock.now().toISOString()
  const seen = await list(phone)
  const id = expect.stringMatching(/^[0-9a-f]{32}$/)
  expect(seen).toEqual([
    { id, startedAt: later, lastActiveAt: later, isThisOne: true },
    { id, startedAt, lastActiveAt: startedAt, isThisOne: false },
  ])
  expect(seen[1].id).toBe(await idOf(person))
})

test('ended, idle and old sessions are not listed', async () => {
  const person = await addPerson(app)
  const signedOut = await openSession(app, person)
  await signedOut.post('/api/auth/logout')
  await openSession(app, person)
  app.clock.advance({ minutes: 16 })
  await person.get('/api/auth/me')
  app.clock.advance({ minutes: 2 })
  expect(await list(person)).toHaveLength(1)
})

test('one session is ended, and the others stay', async () => {
  const person = await addPerson(app)
  const [phone, tablet] = [await openSession(app, person), await openSession(app, person)]
  const reply = await end(person, { id: await idOf(phone) })
  expect(reply.body).toEqual({ message: 'The session has ended.' })
  expect([await statusOf(phone), await statusOf(tablet), await statusOf(person)]).toEqual([
    ...[401, 200, 200],
  ])
})

test('all others are ended, and nobody else is signed out', async () => {
  const person = await addPerson(app)
  const phone = await openSession(app, person)
  const stranger = await addPerson(app)
  const reply = await end(person, {})
  expect(reply.body).toEqual({ message: 'All other sessions have ended.' })
  expect([await statusOf(phone), await statusOf(person), await statusOf(stranger)]).toEqual([
    ...[401, 200, 200],
  ])
  expect(await list(person)).toHaveLength(1)
  const { rows } = await app.database.pool.query(
    "select event from audit_events where user_id = $1 and event = 'sessions_ended'",
    [person.id],
  )
  expect(rows).toHaveLength(1)
})

test("one's own session, an ended one and another user's are not found", async () => {
  const person = await addPerson(app)
  const phone = await openSession(app, person)
  const stranger = await addPerson(app)
  const gone = await idOf(phone)
  await phone.post('/api/auth/logout')
  for (const id of [gone, await idOf(person), await idOf(stranger)]) {
    expect((await end(person, { id })).status).toBe(404)
  }
  expect([await statusOf(person), await statusOf(stranger)]).toEqual([200, 200])
})

test('a wrong password ends nothing, and counts', async () => {
  const person = await addPerson(app)
  const phone = await openSession(app, person)
  const statuses: number[] = []
  for (let turn = 0; turn < 6; turn += 1) {
    statuses.push((await end(person, { currentPassword: 'Wrong-Guess-1' })).status)
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429])
  expect(await statusOf(phone)).toBe(200)
})
