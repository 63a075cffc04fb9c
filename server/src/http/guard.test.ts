import { type Endpoint, endpoint, MessageReply } from '@evenkeel/domain/endpoint'
import { expect, test } from 'vitest'
import { openTestApp } from '#testing/app.ts'
import { addPerson, openBrowser, type Person } from '#testing/person.ts'
import { answer, route } from './route.ts'

const anyone = endpoint({
  method: 'GET',
  path: '/api/planted/anyone',
  summary: 'Planted',
  access: 'public',
  reply: { 200: MessageReply },
})
const unlessEnded = endpoint({
  ...anyone,
  path: '/api/planted/unless-ended',
  refusesEndedSession: true,
})
const inside = endpoint({ ...anyone, path: '/api/planted/inside', access: 'signed-in' })

const tellWhoCalls = (planted: Endpoint) =>
  route(planted, async ({ caller }: { caller?: { user: { id: string } } | undefined }) =>
    answer(200, { message: caller?.user.id ?? 'nobody' }),
  )
const app = await openTestApp({ planted: [anyone, unlessEnded, inside].map(tellWhoCalls) })

type Caller = 'signed in' | 'ended' | 'unknown token' | 'no cookie'

async function open(caller: Caller): Promise<Person> {
  const person = await addPerson(app)
  if (caller === 'ended') app.clock.advance({ minutes: 18 })
  const browser = openBrowser(app)
  if (caller === 'unknown token') browser.cookies.set('evenkeel', 'B'.repeat(43))
  return { ...person, ...(caller === 'signed in' || caller === 'ended' ? {} : browser) }
}

test.each<[Endpoint, Caller, number, string]>([
  [anyone, 'signed in', 200, 'own id'],
  [anyone, 'ended', 200, 'nobody'],
  [anyone, 'unknown token', 200, 'nobody'],
  [anyone, 'no cookie', 200, 'nobody'],
  [unlessEnded, 'signed in', 200, 'own id'],
  [unlessEnded, 'ended', 401, 'Session expired'],
  [unlessEnded, 'unknown token', 200, 'nobody'],
  [unlessEnded, 'no cookie', 200, 'nobody'],
  [inside, 'signed in', 200, 'own id'],
  [inside, 'ended', 401, 'Session expired'],
  [inside, 'unknown token', 401, 'Not authenticated'],
  [inside, 'no cookie', 401, 'Not authenticated'],
])('$path, %s: %i %s', async ({ path }, caller, status, message) => {
  const person = await open(caller)
  const reply = await person.get(path)
  expect([reply.status, reply.body.message]).toEqual([
    status,
    message === 'own id' ? person.id : message,
  ])
  // An expired session is told once: its cookie goes with that reply.
  expect(person.cookies.has('evenkeel')).toBe(
    message !== 'Session expired' && caller !== 'no cookie',
  )
})
