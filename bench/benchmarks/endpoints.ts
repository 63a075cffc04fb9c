import {
  type Environment,
  productEnvironment,
  withEnvironment,
} from '../environment/environment.ts'
import type { Replay } from '../environment/replay.ts'
import { sampleEntry } from '../environment/rows.ts'
import { captureStatements, generatedIds, stepsOf } from '../environment/statements.ts'
import { addRows, signUp, type User, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import type { Request } from '../load/client.ts'
import { type Generator, startGenerator } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'
import type { BareSetup } from '../programs/bare.ts'

/** Concurrent users, each with their own connection. */
const userCount = 8
/** Roughly what a user has after two years. */
const rowsEach = 2000
const warmUpMs = 3000

type Case = { what: string; method: 'GET' | 'POST'; url: string; body?: object }

const cases: readonly Case[] = [
  { what: 'GET /api/summary, all time', method: 'GET', url: '/api/summary' },
  {
    what: 'GET /api/summary, one month',
    method: 'GET',
    url: '/api/summary?startDate=2025-11-01&endDate=2025-11-30',
  },
  { what: 'GET /api/transactions, a page of 10', method: 'GET', url: '/api/transactions?limit=10' },
  { what: 'POST /api/transactions', method: 'POST', url: '/api/transactions', body: sampleEntry },
]

/** Measured for information only. */
const withoutGoal = new Set(['GET /api/transactions, a page of 10'])

export const endpoints: Benchmark = {
  name: 'endpoints',
  title:
    'Requests per second of our endpoints vs. a bare Fastify handler that runs the same statements',
  run: (options) =>
    withEnvironment(async (environment) => {
      const users = await createUsers(environment)
      const setup = await captureReplays(environment, users)
      await vacuum(environment)
      const product = await startServer('product', productEnvironment(environment.dataDir))
      const bare = await startServer('bare', {}, setup)
      const generator = startGenerator()
      try {
        const measurements: Measurement[] = []
        for (const testCase of cases) {
          measurements.push(await compare({ generator, product, bare, users, options }, testCase))
        }
        return measurements
      } finally {
        await generator.stop()
        await product.stop()
        await bare.stop()
      }
    }),
}

async function createUsers(environment: Environment): Promise<User[]> {
  const users: User[] = []
  for (let seed = 1; seed <= userCount; seed += 1) {
    const user = await signUp(environment)
    await addRows(environment, user, rowsEach, seed)
    users.push(user)
  }
  return users
}

/** Captures the statements of each case and user for the bare handler to replay. */
async function captureReplays(
  environment: Environment,
  users: readonly User[],
): Promise<BareSetup> {
  const replays: BareSetup['replays'] = new Map()
  for (const testCase of cases) {
    for (const { cookie } of users) {
      replays.set(
        `${testCase.method} ${testCase.url} ${cookie}`,
        await captureReplay(environment, cookie, testCase),
      )
    }
  }
  return { connection: environment.connection, replays }
}

/** Sends the request twice, to tell ids generated per request from values it was given. */
async function captureReplay(
  { app }: Environment,
  cookie: string,
  { method, url, body }: Case,
): Promise<Replay> {
  const send = () =>
    captureStatements(() =>
      app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { payload: body }),
      }),
    )
  const [first, second] = [await send(), await send()]
  return { steps: stepsOf(first), generatedIds: generatedIds(first, second) }
}

type Comparison = {
  generator: Generator
  product: Server
  bare: Server
  users: readonly User[]
  options: Options
}

/** Loads both servers in turn, alternating which one goes first. */
async function compare(comparison: Comparison, testCase: Case): Promise<Measurement> {
  await loadBoth(comparison, testCase, warmUpMs, true)
  const rounds: Round[] = []
  for (let round = 0; round < comparison.options.rounds; round += 1) {
    rounds.push(await loadBoth(comparison, testCase, comparison.options.loadMs, round % 2 === 0))
  }
  const median = (pick: (round: Round) => number) => Math.round(medianOf(rounds.map(pick)))
  const value = spreadOf(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond))
  return {
    what: testCase.what,
    unit: 'x',
    value,
    ...(!withoutGoal.has(testCase.what) && { goal: { atLeast: 0.7 } }),
    absolute:
      `${median(({ ours }) => ours.perSecond)} vs. ${median(({ bare }) => bare.perSecond)} requests/s; ` +
      `${median(({ ours }) => ours.cpuMicros)} vs. ${median(({ bare }) => bare.cpuMicros)} µs of Node CPU per request`,
    details: rounds,
  }
}

type Speed = { perSecond: number; cpuMicros: number; generatorBusy: number }
type Round = { ours: Speed; bare: Speed }

async function loadBoth(
  comparison: Comparison,
  testCase: Case,
  ms: number,
  oursFirst: boolean,
): Promise<Round> {
  const { product, bare } = comparison
  if (oursFirst) {
    const ours = await loadOne(comparison, product, testCase, ms)
    return { ours, bare: await loadOne(comparison, bare, testCase, ms) }
  }
  const speed = await loadOne(comparison, bare, testCase, ms)
  return { ours: await loadOne(comparison, product, testCase, ms), bare: speed }
}

async function loadOne(
  { generator, users }: Comparison,
  server: Server,
  { method, url, body }: Case,
  ms: number,
): Promise<Speed> {
  const requests = users.map(({ cookie }): Request => ({ method, url, cookie, body }))
  const before = await server.usage()
  const status = method === 'POST' ? 201 : 200
  const report = await generator.run({ port: server.port, requests, ms, status })
  const after = await server.usage()
  return {
    perSecond: (report.completed / report.ms) * 1000,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / report.completed,
    generatorBusy: report.cpuMicros / 1000 / report.ms,
  }
}
