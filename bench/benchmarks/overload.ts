import { setTimeout as wait } from 'node:timers/promises'
import { type Product, startProduct } from '../../server/src/testing/crash/product.ts'
import { freePort } from '../../server/src/testing/freePort.ts'
import { productEnvironment, withEnvironment } from '../environment/environment.ts'
import { sampleEntry } from '../environment/rows.ts'
import { addRows, addUser, type User, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { seeded } from '../lib/random.ts'
import { quantileOf, spreadOf } from '../lib/stats.ts'
import { type Client, openClient, type Request, requestText } from '../load/client.ts'
import { type Crowd, type Surge, startCrowd, startSurge } from '../load/generator.ts'
import type { CrowdReport } from '../programs/crowd.ts'
import type { SurgeReport } from '../programs/surge.ts'

const userCount = 1200
const rowsEach = 200
/** Ask once every two seconds while the others ask five times what the server can do. */
const quietCount = 8
const quietEveryMs = 2000

/** Keeps the server fully busy without making it refuse anything. */
const closedLoopConnections = 32
const timesCapacity = 5
const connections = userCount

/** Long enough for the server to have forgotten the round before. */
const settleMs = 5000
const probeEveryMs = 20
/** This many requests in a row that take the usual time are normal service. */
const probesInARow = 50

type Round = {
  capacityPerSecond: number
  usual: readonly Probe[]
  surge: SurgeReport
  quiet: CrowdReport
  watched: readonly Probe[]
  afterwards: readonly Probe[]
}

/** A request by itself, and when it was sent, from the start or the end of the surge. */
type Probe = { atMs: number; tookMs: number; status: number }

export const overload: Benchmark = {
  name: 'overload',
  title: `${timesCapacity} times what the server can do, at a constant rate whatever comes back`,
  onlyWhenNamed: true,
  run: (options) =>
    withEnvironment(async (environment) => {
      const users: User[] = []
      for (let seed = 1; seed <= userCount + quietCount; seed += 1) {
        const user = await addUser(environment)
        await addRows(environment, user, rowsEach, seed)
        users.push(user)
      }
      await vacuum(environment)
      const monitorPort = await freePort()
      const product = await startProduct(environment.dataDir, {
        main: 'server/dist/main.js',
        env: {
          ...productEnvironment(environment.dataDir),
          MONITOR_PORT: String(monitorPort),
          // WORKERS=2 npm run bench -- overload
          WORKERS: process.env.WORKERS ?? '1',
        },
      })
      try {
        const rounds = await measureRounds(options, { product, monitorPort, users })
        return linesOf(rounds)
      } finally {
        await product.stop()
      }
    }),
}

type Setting = { product: Product; monitorPort: number; users: readonly User[] }
type Generators = { crowd: Crowd; quiet: Crowd; surge: Surge }

async function measureRounds({ rounds, loadMs }: Options, setting: Setting): Promise<Round[]> {
  const generators = { crowd: startCrowd(), quiet: startCrowd(), surge: startSurge() }
  const found: Round[] = []
  try {
    await findCapacity(setting, generators.crowd, loadMs)
    for (let round = 0; round < rounds; round += 1) {
      found.push(await measureRound(setting, generators, loadMs))
    }
    return found
  } finally {
    await Promise.all(Object.values(generators).map((generator) => generator.stop()))
  }
}

async function measureRound(
  setting: Setting,
  { crowd, quiet, surge }: Generators,
  loadMs: number,
): Promise<Round> {
  const { product, monitorPort, users } = setting
  const port = Number(new URL(product.origin).port)
  await wait(settleMs)
  const [first] = usualRequests(users.slice(-1)) as [Request]
  const usual = await probe(port, first, loadMs * 2)
  const capacityPerSecond = await findCapacity(setting, crowd, loadMs * 5)
  const ms = loadMs * 10
  const quietOnes = usualRequests(users.slice(userCount)).slice(0, quietCount)
  const quietOrder = { port, requests: quietOnes, everyMs: quietEveryMs, ms, manyAddresses: true }
  const [report, ofQuiet, watched] = await Promise.all([
    surge.run({
      ...{ port, ms, connections, requests: usualRequests(users.slice(0, userCount)) },
      perSecond: Math.round(capacityPerSecond * timesCapacity),
    }),
    quiet.run(quietOrder),
    watch(monitorPort, ms),
  ])
  const afterwards = await probe(port, first, loadMs * 5)
  return { capacityPerSecond, usual, surge: report, quiet: ofQuiet, watched, afterwards }
}

/** Successful requests a second while as many connections as keep it busy each send one after another. */
async function findCapacity(
  { product, users }: Setting,
  crowd: Crowd,
  ms: number,
): Promise<number> {
  const port = Number(new URL(product.origin).port)
  const requests = usualRequests(users.slice(0, userCount)).slice(0, closedLoopConnections)
  const { successMs } = await crowd.run({ port, requests, ms, manyAddresses: true })
  return successMs.length / (ms / 1000)
}

/** What pages ask for most, and one write in five, in an order without a pattern. */
function usualRequests(users: readonly User[]): Request[] {
  const random = seeded(7)
  const requests = users.flatMap(({ cookie }) => {
    const get = (url: string): Request => ({ method: 'GET', url, cookie })
    return [
      get('/api/transactions?limit=10'),
      get('/api/transactions?limit=10'),
      get('/api/summary?startDate=2025-11-01&endDate=2025-11-30'),
      get('/api/summary'),
      { method: 'POST', url: '/api/transactions', cookie, body: sampleEntry } satisfies Request,
    ]
  })
  return requests
    .map((request) => ({ request, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ request }) => request)
}

/** Sends the same request again and again, one at a time. */
async function probe(port: number, request: Request, ms: number): Promise<Probe[]> {
  const client = await openClient(port, '127.3.0.1')
  try {
    return await repeat(client, requestText(port, request), ms, probeEveryMs)
  } finally {
    client.close()
  }
}

/** Asks by turns whether the server is alive and whether it is ready. */
async function watch(port: number, ms: number): Promise<Probe[]> {
  const probes = ['/livez', '/readyz'].map(async (url) => {
    const client = await openClient(port)
    const found = await repeat(
      client,
      requestText(port, { method: 'GET', url, cookie: '' }),
      ms,
      250,
    )
    client.close()
    return found
  })
  return (await Promise.all(probes)).flat()
}

async function repeat(client: Client, text: string, ms: number, everyMs: number): Promise<Probe[]> {
  const probes: Probe[] = []
  const startedAt = performance.now()
  while (performance.now() < startedAt + ms) {
    const sentAt = performance.now()
    const { status } = await client.send(text)
    probes.push({ atMs: sentAt - startedAt, tookMs: performance.now() - sentAt, status })
    await wait(everyMs)
  }
  return probes
}

/** From the end of the surge until a row of requests begins that are all served, nine in ten in no more than the usual time. */
function normalAfterMs(usual: readonly Probe[], afterwards: readonly Probe[]): number {
  const usualMsMax = p90Of(usual) * 1.5
  for (const [index, { atMs }] of afterwards.entries()) {
    const row = afterwards.slice(index, index + probesInARow)
    const isWhole = row.length === probesInARow && row.every(({ status }) => status === 200)
    if (isWhole && p90Of(row) <= usualMsMax) return atMs
  }
  return Number.POSITIVE_INFINITY
}

function p90Of(probes: readonly Probe[]): number {
  return quantileOf(
    probes.map(({ tookMs }) => tookMs),
    0.9,
  )
}

function linesOf(rounds: readonly Round[]): Measurement[] {
  const over = (pick: (round: Round) => number) => spreadOf(rounds.map(pick))
  const text = (pick: (round: Round) => number, digits = 0) => over(pick).median.toFixed(digits)
  const line = (
    what: string,
    unit: Measurement['unit'],
    pick: (round: Round) => number,
    more: Partial<Measurement> = {},
  ): Measurement => ({ what, unit, value: over(pick), absolute: '', ...more })
  return [
    line('99th percentile of accepted requests', 'ms', ({ surge }) => p99Of(surge.acceptedMs), {
      goal: { atMost: 1000 },
      absolute: `${text(({ surge }) => quantileOf(surge.acceptedMs, 0.5))} ms in the median; sent ${text(({ surge }) => p99Of(surge.lateMs))} ms late at the 99th percentile`,
    }),
    line('99th percentile of refusals', 'ms', ({ surge }) => p99Of(surge.refusedMs), {
      goal: { atMost: 1000 },
      absolute: `${text(({ surge }) => quantileOf(surge.refusedMs, 0.5))} ms in the median`,
    }),
    line('neither served nor 503 with Retry-After', '', strayOf, {
      goal: { atMost: 0 },
      absolute: JSON.stringify(rounds.at(-1)?.surge.statuses),
      details: rounds,
    }),
    line('accepted vs. capacity', 'x', acceptedShareOf, {
      absolute: `capacity ${text(({ capacityPerSecond }) => capacityPerSecond)} requests/s; ${text(({ surge }) => (100 * surge.refusedMs.length) / surge.sent, 1)} % of ${text(({ surge }) => surge.sent)} refused`,
    }),
    line('normal again after the end', 'ms', normalAfterOf, { goal: { atMost: 5000 } }),
    line('served of those who ask every two seconds vs. of the others', 'x', quietShareOf, {
      goal: { atLeast: 1 },
      absolute: JSON.stringify(rounds.at(-1)?.quiet.statuses),
    }),
    line('/livez and /readyz other than 200', '', unansweredOf, {
      goal: { atMost: 0 },
      absolute: `the slowest took ${text(slowestWatchedOf)} ms`,
    }),
  ]
}

const p99Of = (times: readonly number[]) => quantileOf(times, 0.99)

function strayOf({ surge }: Round): number {
  const known = surge.acceptedMs.length + (surge.statuses[503] ?? 0)
  return surge.sent - known + surge.withoutRetryAfter + surge.unsent
}

function acceptedShareOf({ surge, capacityPerSecond }: Round): number {
  return surge.acceptedMs.length / (surge.ms / 1000) / capacityPerSecond
}

function normalAfterOf({ usual, afterwards }: Round): number {
  return normalAfterMs(usual, afterwards)
}

function quietShareOf({ quiet, surge }: Round): number {
  const asked = Object.values(quiet.statuses).reduce((sum, count) => sum + count, 0)
  return quiet.successMs.length / asked / (surge.acceptedMs.length / surge.sent)
}

function unansweredOf({ watched }: Round): number {
  return watched.filter(({ status }) => status !== 200).length
}

function slowestWatchedOf({ watched }: Round): number {
  return Math.max(...watched.map(({ tookMs }) => tookMs))
}
