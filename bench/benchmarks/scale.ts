import { databaseMs } from '../environment/databaseTime.ts'
import {
  type Environment,
  productEnvironment,
  withEnvironment,
} from '../environment/environment.ts'
import { rareWord } from '../environment/rows.ts'
import { captureStatements } from '../environment/statements.ts'
import { addRows, signUp, type User, vacuum } from '../environment/users.ts'
import type { Benchmark, Measurement, Options } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { type Client, openClient, requestText } from '../load/client.ts'
import { type Server, startServer } from '../load/server.ts'

/** A request whose URL may depend on the number of rows and on the links of the user's list. */
type Case = {
  what: string
  url: (totalRows: number) => string
  /** Measure the page this link leads to instead. */
  follow?: 'next' | 'prev'
  goal?: number
}

const list = '/api/transactions?limit=50'
const sorts = ['date', 'description', 'category', 'amount'] as const

const cases: readonly Case[] = [
  { what: 'summary, all time', url: () => '/api/summary', goal: 2 },
  {
    what: 'summary, one year',
    url: () => '/api/summary?startDate=2024-01-01&endDate=2024-12-31',
    goal: 2,
  },
  {
    what: 'summary, from mid-month to mid-month',
    url: () => '/api/summary?startDate=2017-03-10&endDate=2025-08-20',
    goal: 2,
  },
  { what: 'health score, all time', url: () => '/api/health-score', goal: 2 },
  { what: 'outlook', url: () => '/api/outlook', goal: 2 },
  { what: 'month review', url: () => '/api/months/2024-10' },
  ...sorts.flatMap((sort): Case[] => {
    const url = () => `${list}&sort=${sort}`
    const last = () => `${list}&sort=${sort}&last=true`
    return [
      { what: `by ${sort}: first page`, url, goal: 2 },
      { what: `by ${sort}: next page`, url, follow: 'next', goal: 2 },
      { what: `by ${sort}: last page`, url: last, goal: 2 },
      { what: `by ${sort}: second to last page`, url: last, follow: 'prev', goal: 2 },
    ]
  }),
  ...[0.1, 0.5, 0.9].map(
    (part): Case => ({
      what: `by date: jump to ${part * 100} %`,
      url: (rows) => `${list}&offset=${Math.floor((rows * part) / 50) * 50}`,
      goal: 2,
    }),
  ),
  { what: 'one category', url: () => `${list}&category=Food%20%26%20Dining`, goal: 2 },
  {
    what: 'one category: jump to 50 %',
    url: (rows) =>
      `${list}&category=Food%20%26%20Dining&offset=${Math.floor(rows / 14 / 2 / 50) * 50}`,
    goal: 2,
  },
  { what: 'one type', url: () => `${list}&type=income`, goal: 2 },
  { what: 'one month', url: () => `${list}&startDate=2020-05-01&endDate=2020-05-31`, goal: 2 },
  {
    what: 'one category in one year, by amount',
    url: () => `${list}&category=Housing&startDate=2020-01-01&endDate=2020-12-31&sort=amount`,
  },
  { what: 'search for a rare word', url: () => `${list}&q=${rareWord}` },
]

export const scale: Benchmark = {
  name: 'scale',
  title: 'A user with many rows vs. a user with few, over the same ten years',
  run: (options) =>
    withEnvironment(async (environment) => {
      const few = await signUp(environment)
      const many = await signUp(environment)
      await addRows(environment, few, options.rowsFew, 1)
      await addRows(environment, many, options.rowsMany, 2)
      await vacuum(environment)
      const product = await startServer('product', productEnvironment(environment.dataDir))
      const client = await openClient(product.port)
      try {
        const measurements: Measurement[] = []
        for (const testCase of cases) {
          measurements.push(
            await compare({ environment, product, client, few, many, options }, testCase),
          )
        }
        return measurements
      } finally {
        client.close()
        await product.stop()
      }
    }),
}

type Comparison = {
  environment: Environment
  product: Server
  client: Client
  few: User
  many: User
  options: Options
}

type Times = { few: number; many: number }

async function compare(comparison: Comparison, testCase: Case): Promise<Measurement> {
  const { few, many, options } = comparison
  const urls = {
    few: await resolve(comparison, few, testCase, options.rowsFew),
    many: await resolve(comparison, many, testCase, options.rowsMany),
  }
  const rounds = options.rounds * 3
  const whole = await repeat(rounds, async () => ({
    few: await responseMs(comparison, few, urls.few),
    many: await responseMs(comparison, many, urls.many),
  }))
  const database = await measureDatabase(comparison, urls, options.rounds)
  const value = spreadOf(whole.map((times) => times.many / times.few))
  return {
    what: testCase.what,
    unit: 'x',
    // The ratio of the medians, not the median of the ratios, where a stalled request would skew one side.
    value: { ...value, median: ratioOf(whole) },
    ...(testCase.goal !== undefined && { goal: { atMost: testCase.goal } }),
    absolute:
      `${msOf(whole, 'many')} vs. ${msOf(whole, 'few')} ms; in the database ` +
      `${msOf(database, 'many')} vs. ${msOf(database, 'few')} ms, ${ratioOf(database).toFixed(2)}×`,
    details: { urls, whole, database },
  }
}

function ratioOf(times: readonly Times[]): number {
  return medianOf(times.map((time) => time.many)) / medianOf(times.map((time) => time.few))
}

function msOf(times: readonly Times[], which: keyof Times): string {
  return medianOf(times.map((time) => time[which])).toFixed(2)
}

/** Measures `count` times after a warm-up. */
async function repeat(count: number, measure: () => Promise<Times>): Promise<Times[]> {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await measure()
  const times: Times[] = []
  for (let round = 0; round < count; round += 1) times.push(await measure())
  return times
}

/** The URL to measure, found as a browser finds it: through the previous page's links. */
async function resolve(
  { client, product }: Comparison,
  { cookie }: User,
  { url, follow }: Case,
  rows: number,
): Promise<string> {
  if (follow === undefined) return url(rows)
  const request = requestText(product.port, { method: 'GET', url: url(rows), cookie })
  const { head } = await client.send(request)
  const link = new RegExp(`<([^>]+)>; rel="${follow}"`).exec(head)?.[1]
  if (link === undefined) throw new Error(`${url(rows)} has no link to its ${follow} page`)
  return link
}

async function responseMs(
  { client, product }: Comparison,
  { cookie }: User,
  url: string,
): Promise<number> {
  const request = requestText(product.port, { method: 'GET', url, cookie })
  const startedAt = performance.now()
  const { status, body } = await client.send(request)
  const took = performance.now() - startedAt
  if (status !== 200) throw new Error(`${url} failed with ${status}: ${body}`)
  return took
}

/** Time spent inside PostgreSQL on the same requests' statements. */
async function measureDatabase(
  { environment, few, many }: Comparison,
  urls: { few: string; many: string },
  rounds: number,
): Promise<Times[]> {
  const capture = ({ cookie }: User, url: string) =>
    captureStatements(() => environment.app.inject({ url, headers: { cookie } }))
  const statements = {
    few: await capture(few, urls.few),
    many: await capture(many, urls.many),
  }
  return repeat(rounds, async () => ({
    few: await databaseMs(environment.pool, statements.few),
    many: await databaseMs(environment.pool, statements.many),
  }))
}
