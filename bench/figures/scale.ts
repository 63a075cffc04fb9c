import type { Figure, Measure, Options } from '../lib/figure.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { type Client, openClient, requestText } from '../load/client.ts'
import { type Server, startServer } from '../load/server.ts'
import { databaseMs } from '../world/databaseTime.ts'
import { giveRows, type Person, settle, signUp } from '../world/people.ts'
import { rareWord } from '../world/rows.ts'
import { captureStatements } from '../world/statements.ts'
import { inWorld, productEnvironment, type World } from '../world/world.ts'

/** An address that may depend on how much there is, and on the pages that the person's list links to. */
type Case = {
  what: string
  url: (totalRows: number) => string
  /** Follow this link of the answer before the one that is measured. */
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
    what: 'summary, from the 10th of a month to the 20th of another',
    url: () => '/api/summary?startDate=2017-03-10&endDate=2025-08-20',
    goal: 2,
  },
  { what: 'health score, all time', url: () => '/api/health-score', goal: 2 },
  ...sorts.flatMap((sort): Case[] => {
    const url = () => `${list}&sort=${sort}`
    const last = () => `${list}&sort=${sort}&last=true`
    return [
      { what: `by ${sort}: first page`, url, goal: 2 },
      { what: `by ${sort}: next page`, url, follow: 'next', goal: 2 },
      { what: `by ${sort}: last page`, url: last, goal: 2 },
      { what: `by ${sort}: page before the last`, url: last, follow: 'prev', goal: 2 },
    ]
  }),
  ...[0.1, 0.5, 0.9].map(
    (part): Case => ({
      what: `by date: jump to ${part * 100} %`,
      url: (rows) => `${list}&offset=${Math.floor((rows * part) / 50) * 50}`,
      goal: 2,
    }),
  ),
  { what: 'of a category', url: () => `${list}&category=Food%20%26%20Dining`, goal: 2 },
  {
    what: 'of a category: jump to 50 %',
    url: (rows) =>
      `${list}&category=Food%20%26%20Dining&offset=${Math.floor(rows / 14 / 2 / 50) * 50}`,
    goal: 2,
  },
  { what: 'of a type', url: () => `${list}&type=income`, goal: 2 },
  { what: 'of a month', url: () => `${list}&startDate=2020-05-01&endDate=2020-05-31`, goal: 2 },
  {
    what: 'of a category in a year, by amount',
    url: () => `${list}&category=Housing&startDate=2020-01-01&endDate=2020-12-31&sort=amount`,
  },
  { what: 'with a rare word', url: () => `${list}&q=${rareWord}` },
]

export const scale: Figure = {
  name: 'scale',
  title: "From one person's many rows beside another's few, over the same ten years",
  run: (options) =>
    inWorld(async (world) => {
      const few = await signUp(world)
      const many = await signUp(world)
      await giveRows(world, few, options.rowsFew, 1)
      await giveRows(world, many, options.rowsMany, 2)
      await settle(world)
      const product = await startServer('product', productEnvironment(world.dataDir))
      const client = await openClient(product.port)
      try {
        const measures: Measure[] = []
        for (const asked of cases) {
          measures.push(await compare({ world, product, client, few, many, options }, asked))
        }
        return measures
      } finally {
        client.close()
        await product.stop()
      }
    }),
}

type Contest = {
  world: World
  product: Server
  client: Client
  few: Person
  many: Person
  options: Options
}

type Times = { few: number; many: number }

async function compare(contest: Contest, asked: Case): Promise<Measure> {
  const { few, many, options } = contest
  const urls = {
    few: await resolve(contest, few, asked, options.rowsFew),
    many: await resolve(contest, many, asked, options.rowsMany),
  }
  const rounds = options.rounds * 3
  const whole = await repeat(rounds, async () => ({
    few: await answerMs(contest, few, urls.few),
    many: await answerMs(contest, many, urls.many),
  }))
  const database = await measureDatabase(contest, urls, options.rounds)
  const value = spreadOf(whole.map((times) => times.many / times.few))
  return {
    what: asked.what,
    unit: 'x',
    // The median of the times, not of the ratios: a stalled request would count on one side only.
    value: { ...value, median: ratioOf(whole) },
    ...(asked.goal !== undefined && { goal: { atMost: asked.goal } }),
    beside:
      `${msOf(whole, 'many')} beside ${msOf(whole, 'few')} ms; in the database ` +
      `${msOf(database, 'many')} beside ${msOf(database, 'few')} ms, ${ratioOf(database).toFixed(2)}×`,
    details: { urls, whole, database },
  }
}

function ratioOf(times: readonly Times[]): number {
  return medianOf(times.map((time) => time.many)) / medianOf(times.map((time) => time.few))
}

function msOf(times: readonly Times[], which: keyof Times): string {
  return medianOf(times.map((time) => time[which])).toFixed(2)
}

/** Once to warm up, and then as often as asked. */
async function repeat(count: number, measure: () => Promise<Times>): Promise<Times[]> {
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await measure()
  const times: Times[] = []
  for (let round = 0; round < count; round += 1) times.push(await measure())
  return times
}

/** The address of the page that is measured, found as a browser finds it: by the links of the page before. */
async function resolve(
  { client, product }: Contest,
  { cookie }: Person,
  { url, follow }: Case,
  rows: number,
): Promise<string> {
  if (follow === undefined) return url(rows)
  const request = requestText(product.port, { method: 'GET', url: url(rows), cookie })
  const { head } = await client.ask(request)
  const link = new RegExp(`<([^>]+)>; rel="${follow}"`).exec(head)?.[1]
  if (link === undefined) throw new Error(`${url(rows)} has no link to its ${follow} page`)
  return link
}

async function answerMs(
  { client, product }: Contest,
  { cookie }: Person,
  url: string,
): Promise<number> {
  const request = requestText(product.port, { method: 'GET', url, cookie })
  const startedAt = performance.now()
  const { status, body } = await client.ask(request)
  const took = performance.now() - startedAt
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body}`)
  return took
}

/** The same requests' statements, planned and run by PostgreSQL alone. */
async function measureDatabase(
  { world, few, many }: Contest,
  urls: { few: string; many: string },
  rounds: number,
): Promise<Times[]> {
  const capture = ({ cookie }: Person, url: string) =>
    captureStatements(() => world.app.inject({ url, headers: { cookie } }))
  const statements = {
    few: await capture(few, urls.few),
    many: await capture(many, urls.many),
  }
  return repeat(rounds, async () => ({
    few: await databaseMs(world.pool, statements.few),
    many: await databaseMs(world.pool, statements.many),
  }))
}
