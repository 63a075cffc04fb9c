import type { Endpoint } from '@evenkeel/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#app.ts'
import { openTestApp, type TestApp, type TestRequest } from '#testing/app.ts'
import { malformed, ofOtherType, tooLarge, withMissingId } from '#testing/matrix.ts'
import { addExpired, openBrowser, type Person, signUp } from '#testing/person.ts'
import { plantedRoutes } from '#testing/planted.ts'
import { callerFor, nameOf, validRequest } from '#testing/requests.ts'

// A request with two faults is refused with whichever status comes first in 403, 413/415, 401, 429, 400, 402, 404,
// 409/412/422. Tries every pair of faults an endpoint's request can have, also for the planted endpoints of each kind.

type Attempt = { app: TestApp; caller: 'nobody' | 'owner' | 'expired'; request: TestRequest }

type Fault = {
  name: string
  status: number
  applies(endpoint: Endpoint): boolean
  make(attempt: Attempt, endpoint: Endpoint): Attempt
}

const app = await openTestApp({ planted: plantedRoutes })
const exhausted = await openTestApp({
  beside: app,
  planted: plantedRoutes,
  parts: { requestsPerMinute: 0 },
})
let owner: Person

beforeAll(async () => {
  owner = await signUp(app)
})

const changes = (endpoint: Endpoint) => endpoint.method !== 'GET'
const changing = (change: (request: TestRequest, endpoint: Endpoint) => TestRequest) => {
  return (attempt: Attempt, endpoint: Endpoint) => ({
    ...attempt,
    request: change(attempt.request, endpoint),
  })
}
const withHeader = (name: string, value: string) => {
  return changing((request) => ({ ...request, headers: { ...request.headers, [name]: value } }))
}

const faults: readonly Fault[] = [
  {
    name: 'comes from another site',
    status: 403,
    applies: (endpoint) => changes(endpoint) && endpoint.origin !== 'any',
    make: withHeader('origin', 'https://evil.example'),
  },
  { name: 'is too large', status: 413, applies: changes, make: changing(tooLarge) },
  { name: 'has another content type', status: 415, applies: changes, make: changing(ofOtherType) },
  {
    name: 'has no session',
    status: 401,
    applies: ({ access }) => access !== 'public',
    make: (attempt) => ({ ...attempt, caller: 'nobody' }),
  },
  {
    name: 'exceeds the rate limit',
    status: 429,
    applies: () => true,
    make: (attempt) => ({ ...attempt, app: exhausted }),
  },
  { name: 'is malformed', status: 400, applies: () => true, make: changing(malformed) },
  {
    name: 'has a malformed key',
    status: 400,
    applies: ({ idempotent }) => idempotent === true,
    make: withHeader('idempotency-key', 'two words'),
  },
  {
    name: 'has a malformed version',
    status: 400,
    applies: ({ ifMatch }) => ifMatch === true,
    make: withHeader('if-match', 'latest'),
  },
  {
    name: 'comes after the trial expired',
    status: 402,
    applies: ({ access }) => access === 'active',
    make: (attempt) => ({ ...attempt, caller: 'expired' }),
  },
  {
    name: 'names a record that does not exist',
    status: 404,
    applies: ({ path }) => path.includes('/:id'),
    make: changing((request) => ({ ...request, url: withMissingId(request.url) })),
  },
  {
    name: 'has an outdated version',
    status: 412,
    applies: ({ ifMatch }) => ifMatch === true,
    make: withHeader('if-match', '"999"'),
  },
]

/** The order of precedence; statuses in one group have no order among themselves. */
const ranks = [[403], [413, 415], [401], [429], [400], [402], [404], [409, 412, 422]]
const rankOf = ({ status }: Fault) => ranks.findIndex((group) => group.includes(status))

/** Sends one request with all the given faults and returns its status. Faults apply in reverse order of precedence. */
async function send(endpoint: Endpoint, applied: readonly Fault[]): Promise<number> {
  const expired = applied.some(({ status }) => status === 402)
  const { person, request } = expired ? await prepareExpired(endpoint) : await prepare(endpoint)
  const start: Attempt = { app, caller: expired ? 'expired' : 'owner', request }
  const attempt = applied
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .reduce((current, fault) => fault.make(current, endpoint), start)
  const browser = openBrowser(attempt.app)
  const cookies = attempt.caller === 'nobody' ? [] : person.cookies
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return (await browser.send(attempt.request)).status
}

async function prepare(endpoint: Endpoint) {
  const person = await callerFor(app, endpoint, owner)
  return { person, request: await validRequest(app, endpoint, person) }
}

async function prepareExpired(endpoint: Endpoint) {
  const requests: TestRequest[] = []
  const person = await addExpired(app, async (self) => {
    requests.push(await validRequest(app, endpoint, self))
  })
  const [request] = requests
  if (request === undefined) throw new Error('No request was prepared')
  return { person, request }
}

test.each(
  [...routes, ...plantedRoutes].map(({ endpoint }) => [nameOf(endpoint), endpoint] as const),
)('%s reports the first of two faults', async (_name, endpoint) => {
  const possible = faults.filter((fault) => fault.applies(endpoint))
  for (const first of possible) {
    expect([first.name, await send(endpoint, [first])]).toEqual([first.name, first.status])
    for (const second of possible.filter((other) => rankOf(other) > rankOf(first))) {
      const pair = `${first.name} and ${second.name}`
      expect([pair, await send(endpoint, [second, first])]).toEqual([pair, first.status])
    }
  }
})
