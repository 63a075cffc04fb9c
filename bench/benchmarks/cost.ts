import { addDays } from '@evenkeel/domain/calendar'
import { openingsOn } from '../../web/plugins/earlyScript.ts'
import {
  type Environment,
  productEnvironment,
  withEnvironment,
} from '../environment/environment.ts'
import {
  canInspectProcesses,
  cpuMicrosOf,
  findPostmaster,
  processTree,
} from '../environment/processes.ts'
import { sampleEntry } from '../environment/rows.ts'
import { sendEntry } from '../environment/sendEntry.ts'
import { addRows, addUser, signUp, type User, userPassword, vacuum } from '../environment/users.ts'
import { type Benchmark, exactly, type Measurement, type Options } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import type { Request } from '../load/client.ts'
import { type Generator, startGenerator } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'

/** Each with a connection of their own: enough to keep two cores busy. */
const userCount = 4
/** Roughly what a user has after two years. */
const rowsEach = 2000
const billsEach = 10
/** Each of them writes once after a checkpoint. */
const writerCount = 400
const rowsOfWriter = 200
const warmUpMs = 1500

type Case = {
  what: string
  request: (user: User) => Request
  status: number
  of: 'visit' | 'write' | 'refresh'
}

const today = new Date().toISOString().slice(0, 10)

const { dashboard } = openingsOn(today)
const reads = [dashboard.url, `/api/trend?period=thisMonth&today=${today}`]

const cases: readonly Case[] = [
  {
    what: 'signing in',
    request: ({ email }) => ({
      ...{ method: 'POST', url: '/api/auth/login', cookie: '' },
      body: { email, password: userPassword },
    }),
    status: 200,
    of: 'visit',
  },
  ...['/', ...reads].map((url) => readOf(url, 'visit')),
  {
    what: 'POST /api/transactions',
    request: ({ cookie }) => ({
      ...{ method: 'POST', url: '/api/transactions', cookie },
      ...{ body: { ...sampleEntry, date: today }, hasKey: true },
    }),
    status: 201,
    of: 'write',
  },
  // After a write, the dashboard reads its parts again, each by itself.
  ...Object.values(dashboard.parts).map((url) => readOf(url, 'refresh')),
]

function readOf(url: string, of: Case['of']): Case {
  return {
    what: `GET ${url}`,
    request: ({ cookie }) => ({ method: 'GET', url, cookie }),
    status: 200,
    of,
  }
}

/** What one request of a case costs, in milliseconds of processor time and bytes of the write-ahead log. */
type Cost = { nodeMs: number; postgresMs: number; walBytes: number }
type Costs = { case: Case; rounds: Cost[] }

export const cost: Benchmark = {
  name: 'cost',
  title:
    'Processor time and write-ahead log of one request, of a visit to the dashboard and of a write',
  onlyWhenNamed: true,
  run: async (options) => {
    if (!canInspectProcesses) {
      console.log("  Skipped: only Linux tells PostgreSQL's processor time.")
      return []
    }
    return withEnvironment(async (environment) => {
      const costs = await measureCases(environment, options)
      const first = await measureFirstWrites(environment)
      return [...costs.map(lineOf), lineOfVisit(costs), ...linesOfLog(costs, first)]
    })
  },
}

async function measureCases(environment: Environment, options: Options): Promise<Costs[]> {
  const users: User[] = []
  for (let seed = 1; seed <= userCount; seed += 1) {
    const user = await signUp(environment)
    await addRows(environment, user, rowsEach, seed, today)
    for (let bill = 0; bill < billsEach; bill += 1) await addBill(environment, user, bill)
    users.push(user)
  }
  await vacuum(environment)
  const product = await startServer('product', productEnvironment(environment.dataDir))
  const generator = startGenerator()
  const costs: Costs[] = []
  try {
    for (const testCase of cases) {
      const measure = (ms: number) =>
        measureCase(environment, { product, generator, users, testCase, ms })
      await measure(warmUpMs)
      const rounds: Cost[] = []
      for (let round = 0; round < options.rounds; round += 1) {
        rounds.push(await measure(options.loadMs))
      }
      costs.push({ case: testCase, rounds })
    }
  } finally {
    await generator.stop()
    await product.stop()
  }
  return costs
}

async function addBill({ app }: Environment, { cookie }: User, index: number): Promise<void> {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/recurring-transactions',
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payload: {
      ...{ type: 'expense', amount: '12.30', category: 'Utilities', frequency: 'monthly' },
      ...{ description: `Subscription ${index}`, startDate: addDays(today, index) },
    },
  })
  if (statusCode !== 201) throw new Error(`Adding a bill failed: ${body}`)
}

type Load = {
  product: Server
  generator: Generator
  users: readonly User[]
  testCase: Case
  ms: number
}

async function measureCase(
  { pool, dataDir }: Environment,
  { product, generator, users, testCase, ms }: Load,
): Promise<Cost> {
  const used = async () => ({
    node: (await product.usage()).cpuMicros,
    postgres: cpuMicrosOf(processTree(findPostmaster(dataDir))),
    wal: await walPosition(pool),
  })
  const { port } = product
  const { request, status } = testCase
  const before = await used()
  const { completed } = await generator.run({ port, requests: users.map(request), ms, status })
  const after = await used()
  return {
    nodeMs: (after.node - before.node) / 1000 / completed,
    postgresMs: (after.postgres - before.postgres) / 1000 / completed,
    walBytes: (after.wal - before.wal) / completed,
  }
}

/** After a checkpoint, the first change of a page writes all of the page to the log; here each write finds such pages. */
async function measureFirstWrites(environment: Environment): Promise<number> {
  const writers: User[] = []
  for (let seed = 1; seed <= writerCount; seed += 1) {
    const writer = await addUser(environment)
    await addRows(environment, writer, rowsOfWriter, seed, today)
    writers.push(writer)
  }
  await vacuum(environment)
  const before = await walPosition(environment.pool)
  for (const writer of writers) await sendEntry(environment, writer)
  return ((await walPosition(environment.pool)) - before) / writerCount
}

async function walPosition(pool: Environment['pool']): Promise<number> {
  const { rows } = await pool.query(`select pg_current_wal_insert_lsn() - '0/0' as bytes`)
  return Number(rows[0].bytes)
}

const wholeMs = ({ nodeMs, postgresMs }: Cost) => nodeMs + postgresMs

function lineOf({ case: { what }, rounds }: Costs): Measurement {
  const median = (pick: (round: Cost) => number) => medianOf(rounds.map(pick)).toFixed(2)
  return {
    what,
    unit: 'ms',
    value: spreadOf(rounds.map(wholeMs)),
    absolute: `${median(({ nodeMs }) => nodeMs)} ms of Node, ${median(({ postgresMs }) => postgresMs)} ms of PostgreSQL`,
    details: rounds,
  }
}

function lineOfVisit(costs: readonly Costs[]): Measurement {
  const ofVisit = costs.filter((one) => one.case.of === 'visit')
  const sum = (pick: (round: Cost) => number) =>
    ofVisit.reduce((total, { rounds }) => total + medianOf(rounds.map(pick)), 0)
  return {
    what: `a visit: signing in, the page and its ${reads.length} requests`,
    unit: 'ms',
    value: exactly(sum(wholeMs)),
    absolute: `${sum(({ nodeMs }) => nodeMs).toFixed(2)} ms of Node, ${sum(({ postgresMs }) => postgresMs).toFixed(2)} ms of PostgreSQL`,
  }
}

function linesOfLog(costs: readonly Costs[], first: number): Measurement[] {
  const writes = costs.find((one) => one.case.of === 'write')
  const again = spreadOf((writes?.rounds ?? []).map(({ walBytes }) => walBytes / 1000))
  return [
    { what: 'log of a write, pages changed before', unit: 'kB', value: again, absolute: '' },
    {
      ...{ what: 'log of a write, first after a checkpoint', unit: 'kB' },
      ...{ value: exactly(first / 1000), absolute: `${writerCount} users, one write each` },
    },
  ]
}
