import type { Figure, Measure, Options } from '../lib/figure.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import type { Request } from '../load/client.ts'
import { type Generator, startGenerator } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'
import type { BareSetup } from '../programs/bare.ts'
import { giveRows, type Person, settle, signUp } from '../world/people.ts'
import type { Replay } from '../world/replay.ts'
import { captureStatements, madeUpIds, stepsOf } from '../world/statements.ts'
import { inWorld, productEnvironment, type World } from '../world/world.ts'

/** As many people at once, each with a connection of their own. */
const peopleCount = 8
/** What a person has entered after two years. */
const rowsEach = 2000
const warmUpMs = 3000

type Case = { what: string; method: 'GET' | 'POST'; url: string; body?: object }

const entry = {
  type: 'expense',
  amount: '12.30',
  description: 'Corner Shop',
  category: 'Food & Dining',
  date: '2025-11-20',
}

const cases: readonly Case[] = [
  { what: 'GET /api/summary, all time', method: 'GET', url: '/api/summary' },
  {
    what: 'GET /api/summary, one month',
    method: 'GET',
    url: '/api/summary?startDate=2025-11-01&endDate=2025-11-30',
  },
  { what: 'GET /api/transactions, a page of 10', method: 'GET', url: '/api/transactions?limit=10' },
  { what: 'POST /api/transactions', method: 'POST', url: '/api/transactions', body: entry },
]

/** Only what the design names has a goal. */
const withoutGoal = new Set(['GET /api/transactions, a page of 10'])

export const endpoints: Figure = {
  name: 'endpoints',
  title:
    'Requests per second of our endpoints, beside a bare Fastify handler that runs the same statements',
  run: (options) =>
    inWorld(async (world) => {
      const people = await makePeople(world)
      const setup = await captureReplays(world, people)
      await settle(world)
      const product = await startServer('product', productEnvironment(world.dataDir))
      const bare = await startServer('bare', {}, setup)
      const generator = startGenerator()
      try {
        const measures: Measure[] = []
        for (const asked of cases) {
          measures.push(await compare({ generator, product, bare, people, options }, asked))
        }
        return measures
      } finally {
        await generator.stop()
        await product.stop()
        await bare.stop()
      }
    }),
}

async function makePeople(world: World): Promise<Person[]> {
  const people: Person[] = []
  for (let seed = 1; seed <= peopleCount; seed += 1) {
    const person = await signUp(world)
    await giveRows(world, person, rowsEach, seed)
    people.push(person)
  }
  return people
}

/** What the bare handler repeats: the statements of each case for each person. */
async function captureReplays(world: World, people: readonly Person[]): Promise<BareSetup> {
  const replays: BareSetup['replays'] = new Map()
  for (const asked of cases) {
    for (const { cookie } of people) {
      replays.set(
        `${asked.method} ${asked.url} ${cookie}`,
        await captureReplay(world, cookie, asked),
      )
    }
  }
  return { connection: world.connection, replays }
}

/** Asks the product twice, so that what it makes up anew each time can be told from what it was given. */
async function captureReplay(
  { app }: World,
  cookie: string,
  { method, url, body }: Case,
): Promise<Replay> {
  const ask = () =>
    captureStatements(() =>
      app.inject({
        method,
        url,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        ...(body !== undefined && { payload: body }),
      }),
    )
  const [first, second] = [await ask(), await ask()]
  return { steps: stepsOf(first), madeUpIds: madeUpIds(first, second) }
}

type Contest = {
  generator: Generator
  product: Server
  bare: Server
  people: readonly Person[]
  options: Options
}

/** Loads the two in turn; which of them begins changes with every round. */
async function compare(contest: Contest, asked: Case): Promise<Measure> {
  await loadBoth(contest, asked, warmUpMs, true)
  const rounds: Round[] = []
  for (let round = 0; round < contest.options.rounds; round += 1) {
    rounds.push(await loadBoth(contest, asked, contest.options.loadMs, round % 2 === 0))
  }
  const median = (pick: (round: Round) => number) => Math.round(medianOf(rounds.map(pick)))
  const value = spreadOf(rounds.map(({ ours, bare }) => ours.perSecond / bare.perSecond))
  return {
    what: asked.what,
    unit: 'x',
    value,
    ...(!withoutGoal.has(asked.what) && { goal: { atLeast: 0.7 } }),
    beside:
      `${median(({ ours }) => ours.perSecond)} beside ${median(({ bare }) => bare.perSecond)} requests/s; ` +
      `${median(({ ours }) => ours.cpuMicros)} beside ${median(({ bare }) => bare.cpuMicros)} µs of Node each`,
    details: rounds,
  }
}

type Speed = { perSecond: number; cpuMicros: number; generatorBusy: number }
type Round = { ours: Speed; bare: Speed }

async function loadBoth(
  contest: Contest,
  asked: Case,
  ms: number,
  oursFirst: boolean,
): Promise<Round> {
  const { product, bare } = contest
  if (oursFirst) {
    const ours = await loadOne(contest, product, asked, ms)
    return { ours, bare: await loadOne(contest, bare, asked, ms) }
  }
  const speed = await loadOne(contest, bare, asked, ms)
  return { ours: await loadOne(contest, product, asked, ms), bare: speed }
}

async function loadOne(
  { generator, people }: Contest,
  server: Server,
  { method, url, body }: Case,
  ms: number,
): Promise<Speed> {
  const requests = people.map(({ cookie }): Request => ({ method, url, cookie, body }))
  const before = await server.usage()
  const status = method === 'POST' ? 201 : 200
  const report = await generator.run({ port: server.port, requests, ms, status })
  const after = await server.usage()
  return {
    perSecond: (report.answered / report.ms) * 1000,
    cpuMicros: (after.cpuMicros - before.cpuMicros) / report.answered,
    generatorBusy: report.cpuMicros / 1000 / report.ms,
  }
}
