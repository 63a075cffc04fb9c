import type { Endpoint } from '@evenkeel/domain/endpoint'
import { beforeAll, expect, test } from 'vitest'
import { routes } from '#app.ts'
import { openTestApp, type TestApp, type TestRequest } from '#testing/app.ts'
import { malformed, ofOtherType, tooLarge, withMissingId } from '#testing/matrix.ts'
import { addExpired, openBrowser, type Person, signUp } from '#testing/person.ts'
import { askerOf, nameOf, validRequest } from '#testing/requests.ts'

// A request with two mistakes is refused for the earlier of 403, 413/415, 401, 429, 400, 402, 404,
// 409/412/422. Every pair of mistakes that a request to an endpoint can have at once is tried.

type Asked = { app: TestApp; caller: 'nobody' | 'owner' | 'expired'; request: TestRequest }

type Mistake = {
  name: string
  status: number
  applies(endpoint: Endpoint): boolean
  make(asked: Asked): Asked
}

const app = await openTestApp()
const exhausted = await openTestApp({ beside: app, parts: { requestsPerMinute: 0 } })
let owner: Person

beforeAll(async () => {
  owner = await signUp(app)
})

const changes = (endpoint: Endpoint) => endpoint.method !== 'GET'
const changing = (change: (request: TestRequest) => TestRequest) => (asked: Asked) => {
  return { ...asked, request: change(asked.request) }
}
const withHeader = (name: string, value: string) => {
  return changing((request) => ({ ...request, headers: { ...request.headers, [name]: value } }))
}

const mistakes: readonly Mistake[] = [
  {
    name: 'comes from another site',
    status: 403,
    applies: changes,
    make: withHeader('origin', 'https://evil.example'),
  },
  { name: 'is too large', status: 413, applies: changes, make: changing(tooLarge) },
  { name: 'is no JSON', status: 415, applies: changes, make: changing(ofOtherType) },
  {
    name: 'comes from nobody',
    status: 401,
    applies: ({ access }) => access !== 'public',
    make: (asked) => ({ ...asked, caller: 'nobody' }),
  },
  {
    name: 'comes too often',
    status: 429,
    applies: () => true,
    make: (asked) => ({ ...asked, app: exhausted }),
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
    name: 'comes after the trial',
    status: 402,
    applies: ({ access }) => access === 'active',
    make: (asked) => ({ ...asked, caller: 'expired' }),
  },
  {
    name: 'names a row that nobody has',
    status: 404,
    applies: ({ path }) => path.includes('/:id'),
    make: changing((request) => ({ ...request, url: withMissingId(request.url) })),
  },
  {
    name: 'has an old version',
    status: 412,
    applies: ({ ifMatch }) => ifMatch === true,
    make: withHeader('if-match', '"999"'),
  },
]

/** Where in the order a status stands; of two in the same place neither comes first. */
const ranks = [[403], [413, 415], [401], [429], [400], [402], [404], [409, 412, 422]]
const rankOf = ({ status }: Mistake) => ranks.findIndex((place) => place.includes(status))

/** Makes the mistakes in one request, the last in the order first, and answers its status. */
async function send(endpoint: Endpoint, made: readonly Mistake[]): Promise<number> {
  const expired = made.some(({ status }) => status === 402)
  const { person, request } = expired ? await prepareExpired(endpoint) : await prepare(endpoint)
  const start: Asked = { app, caller: expired ? 'expired' : 'owner', request }
  const asked = made
    .toSorted((a, b) => rankOf(b) - rankOf(a))
    .reduce((so, mistake) => mistake.make(so), start)
  const browser = openBrowser(asked.app)
  const cookies = asked.caller === 'nobody' ? [] : person.cookies
  for (const [name, value] of cookies) browser.cookies.set(name, value)
  return (await browser.send(asked.request)).status
}

async function prepare(endpoint: Endpoint) {
  const person = await askerOf(app, endpoint, owner)
  return { person, request: await validRequest(app, endpoint, person) }
}

async function prepareExpired(endpoint: Endpoint) {
  const requests: TestRequest[] = []
  const person = await addExpired(app, async (self) => {
    requests.push(await validRequest(app, endpoint, self))
  })
  const [request] = requests
  if (request === undefined) throw new Error('There is nothing to ask')
  return { person, request }
}

test.each(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  '%s is refused for the earlier of two mistakes',
  async (_name, endpoint) => {
    const possible = mistakes.filter((mistake) => mistake.applies(endpoint))
    for (const first of possible) {
      expect([first.name, await send(endpoint, [first])]).toEqual([first.name, first.status])
      for (const second of possible.filter((other) => rankOf(other) > rankOf(first))) {
        const pair = `${first.name} and ${second.name}`
        expect([pair, await send(endpoint, [second, first])]).toEqual([pair, first.status])
      }
    }
  },
)
