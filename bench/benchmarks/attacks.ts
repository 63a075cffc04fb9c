import { setTimeout as wait } from 'node:timers/promises'
import {
  type Environment,
  productEnvironment,
  withEnvironment,
} from '../environment/environment.ts'
import { addRows, signUp, type User, userPassword, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { quantileOf, spreadOf } from '../lib/stats.ts'
import type { Request } from '../load/client.ts'
import { type Crowd, startCrowd } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'
import type { CrowdOrder } from '../programs/crowd.ts'

const otherCount = 8
const rowsOfOthers = 2000
const billsMax = 1000

/** Opening hundreds of connections at once is a burst of its own, which is over after this time. */
const headStartMs = 2000

/** What the attackers of the round before left in the queues is done after this time. */
const settleMs = 12_000

/** How often each connection of the others sends a request. */
const usualPauseMs = 600

type Attack = {
  what: string
  /** Crowds that attack at the same time. */
  crowds: (targets: Targets) => readonly Omit<CrowdOrder, 'port' | 'ms'>[]
  /** What the others do, if it is not what they usually do. */
  others?: (targets: Targets) => readonly Request[]
  everyMs?: number
}

type Known = User & { browser: string }
type Targets = { large: User; middling: User; busy: User; others: readonly Known[] }

const expense = {
  type: 'expense',
  amount: '12.30',
  description: 'Corner Shop',
  category: 'Food & Dining',
  date: '2025-11-20',
}

const attacks: readonly Attack[] = [
  {
    what: '10 one-letter searches in a large account',
    crowds: ({ large }) => [{ requests: repeat(10, searchOf(large)) }],
  },
  {
    what: '4 downloads of it, and 10 one-letter searches',
    crowds: ({ large }) => [
      { requests: repeat(4, get(large, '/api/transactions/export.csv')), keepsNothing: true },
      { requests: repeat(10, searchOf(large)) },
    ],
  },
  {
    what: '200 one-letter searches in a tenth of it',
    crowds: ({ middling }) => [{ requests: repeat(200, searchOf(middling)) }],
  },
  {
    what: '200 writes to one account',
    crowds: ({ busy }) => [{ requests: repeat(200, writeOf(busy)) }],
  },
  {
    what: '400 guesses at passwords from 400 addresses',
    crowds: () => [{ requests: guesses(400), manyAddresses: true }],
  },
  {
    what: '400 guesses, and the others sign in again',
    crowds: () => [{ requests: guesses(400), manyAddresses: true }],
    others: ({ others }) => others.map(signInOf),
    everyMs: 1200,
  },
  {
    what: '20 readers of 1,000 bills, 60 that never read',
    crowds: ({ busy, large }) => [
      { requests: repeat(20, get(busy, '/api/recurring-transactions')) },
      { requests: repeat(40, get(busy, '/api/recurring-transactions')), neverReads: true },
      { requests: repeat(20, get(large, '/api/transactions')), neverReads: true },
    ],
  },
]

export const attacksOnOthers: Benchmark = {
  name: 'attacks',
  title: 'The 99th percentile of what others wait during an attack vs. without one',
  onlyWhenNamed: true,
  run: (options) =>
    withEnvironment(async (environment) => {
      const targets = await createTargets(environment, options)
      const product = await startServer('product', productEnvironment(environment.dataDir))
      try {
        const measurements: Measurement[] = []
        for (const attack of attacks) {
          measurements.push(await measure(product, targets, options, attack))
        }
        return measurements
      } finally {
        await product.stop()
      }
    }),
}

async function createTargets(environment: Environment, options: Options): Promise<Targets> {
  const [large, middling, busy] = [
    await signUp(environment),
    await signUp(environment),
    await signUp(environment),
  ]
  await addRows(environment, large, options.rowsMany, 1)
  await addRows(environment, middling, options.rowsMany / 10, 2)
  const others: Known[] = []
  for (let seed = 3; seed < 3 + otherCount; seed += 1) {
    const user = await signUp(environment)
    await addRows(environment, user, rowsOfOthers, seed)
    others.push({ ...user, browser: await knownBrowserOf(environment, user) })
  }
  await addBills(environment, busy)
  await vacuum(environment)
  return { large, middling, busy, others }
}

async function addBills({ app }: Environment, { cookie }: User): Promise<void> {
  for (let count = 0; count < billsMax; count += 1) {
    const { statusCode, body } = await app.inject({
      method: 'POST',
      url: '/api/recurring-transactions',
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: {
        type: 'expense',
        amount: '12.30',
        category: 'Utilities',
        description: `Subscription ${count}`,
        frequency: 'monthly',
        startDate: '2025-12-01',
      },
    })
    if (statusCode !== 201) throw new Error(`No bill was added: ${body}`)
  }
}

async function measure(
  product: Server,
  targets: Targets,
  { rounds, loadMs }: Options,
  { what, crowds, others = usualRequests, everyMs = usualPauseMs }: Attack,
): Promise<Measurement> {
  const ordered = crowds(targets).map((order) => ({ ...order, port: product.port }))
  const attackers = ordered.map(startCrowd)
  const bystanders = startCrowd()
  const ms = loadMs * 5
  const calm = { port: product.port, requests: others(targets), everyMs, ms }
  const found: { idle: number; attacked: number; statuses: unknown }[] = []
  try {
    await bystanders.run({ ...calm, ms: loadMs })
    for (let round = 0; round < rounds; round += 1) {
      await wait(settleMs)
      const idle = p99Of(await bystanders.run(calm))
      const attacking = attackers.map((crowd, index) =>
        crowd.run({ ...(ordered[index] as CrowdOrder), ms: headStartMs + ms + 1000 }),
      )
      await wait(headStartMs)
      const during = await bystanders.run(calm)
      const statuses = { others: during.statuses, attackers: await statusesOf(attacking) }
      found.push({ idle, attacked: p99Of(during), statuses })
    }
  } finally {
    await Promise.all([...attackers, bystanders].map((crowd: Crowd) => crowd.stop()))
  }
  const median = (pick: (one: (typeof found)[number]) => number) =>
    spreadOf(found.map(pick)).median.toFixed(1)
  return {
    what,
    unit: 'x',
    value: spreadOf(found.map(({ idle, attacked }) => attacked / idle)),
    goal: { atMost: 2 },
    absolute: `${median(({ attacked }) => attacked)} vs. ${median(({ idle }) => idle)} ms; ${JSON.stringify(found.at(-1)?.statuses)}`,
    details: found,
  }
}

async function statusesOf(reports: readonly ReturnType<Crowd['run']>[]) {
  return (await Promise.all(reports)).map(({ statuses }) => statuses)
}

function p99Of({ successMs }: { successMs: readonly number[] }): number {
  return quantileOf(successMs, 0.99)
}

function usualRequests({ others }: Targets): Request[] {
  return others.flatMap((user) => [
    get(user, '/api/summary?startDate=2025-11-01&endDate=2025-11-30'),
    get(user, '/api/transactions?limit=10'),
    writeOf(user),
  ])
}

function get({ cookie }: User, url: string): Request {
  return { method: 'GET', url, cookie }
}

function searchOf(user: User): Request {
  return get(user, '/api/transactions?q=e&limit=10')
}

function writeOf({ cookie }: User): Request {
  return { method: 'POST', url: '/api/transactions', cookie, body: expense }
}

const login = '/api/auth/login'

/** The cookie by which a browser is known that has signed in before. */
async function knownBrowserOf({ app }: Environment, { email }: User): Promise<string> {
  const { cookies, body } = await app.inject({
    method: 'POST',
    url: login,
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email, password: userPassword },
  })
  const known = cookies.find(({ name }) => name.endsWith('-known'))
  if (known === undefined) throw new Error(`The sign-in failed: ${body}`)
  return `${known.name}=${known.value}`
}

function signInOf({ email, browser }: Known): Request {
  const body = { email, password: userPassword }
  return { method: 'POST', url: login, cookie: browser, body }
}

/** Each at an account of its own, because five at one account block it. */
function guesses(count: number): Request[] {
  return Array.from({ length: count }, (_, index) => {
    const body = { email: `nobody${index}@evenkeel.example`, password: 'Not-The-Password-7' }
    return { method: 'POST', url: login, cookie: '', body }
  })
}

function repeat(count: number, request: Request): Request[] {
  return Array.from({ length: count }, () => request)
}
