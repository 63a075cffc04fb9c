import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { systemClock } from '../../server/src/adapters/clock.ts'
import { createCards } from '../../server/src/adapters/createCards.ts'
import { buildApp } from '../../server/src/app.ts'
import { readConfig } from '../../server/src/config.ts'
import { createLog } from '../../server/src/log.ts'
import { squareEnv } from '../../server/src/testing/square/environment.ts'
import { type StandIn, startStandIn } from '../../server/src/testing/square/standIn.ts'
import {
  type Environment,
  makeDataDir,
  productEnvironment,
  requestsPerMinute,
  withEnvironment,
} from '../environment/environment.ts'
import type { PaymentReplay } from '../environment/paymentReplay.ts'
import { canInspectProcesses, memoryOf } from '../environment/processes.ts'
import { timeStart } from '../environment/startTimes.ts'
import { captureWork, generatedIds, isStatement } from '../environment/statements.ts'
import { signUp, type User, vacuum } from '../environment/users.ts'
import { type Benchmark, exactly, type Measurement, type Options } from '../lib/benchmark.ts'
import { medianOf, spreadOf } from '../lib/stats.ts'
import { openClient, requestText } from '../load/client.ts'
import { type Server, startServer } from '../load/server.ts'
import type { BareSetup } from '../programs/bare.ts'

/** Concurrent connections, and how many payments each makes in a round. */
const connections = 8
const paymentsEach = 5
/** Both servers compile their code first. */
const warmUpRounds = 4
/** Long enough for memory needed only at startup to be released. */
const settleMs = 5000

const url = '/api/process-payment'
const body = {
  sourceId: 'cnon:card-nonce-ok',
  email: 'upgrade@evenkeel.example',
  password: '',
  amount: 500,
}

export const payments: Benchmark = {
  name: 'payments',
  title: 'Paying with a stand-in of Square, and what Square costs at start and in memory',
  run: async (options) => {
    const square = await startStandIn(systemClock)
    try {
      return [
        await comparePayments(square, options),
        ...(await compareStarts(square, options)),
        ...(await compareMemory(square)),
      ]
    } finally {
      await square.close()
    }
  },
}

/** The product has to know its own address before it listens. */
const port = 34_567

function settingsFor({ url }: StandIn): Record<string, string> {
  return { ...squareEnv(url, `http://127.0.0.1:${port}`), PORT: String(port) }
}

/** Requests per second of our endpoint vs. a bare handler with the same statements and the same calls. */
function comparePayments(square: StandIn, options: Options): Promise<Measurement> {
  return withEnvironment(async (environment) => {
    const settings = { ...productEnvironment(environment.dataDir), ...settingsFor(square) }
    const payment = await capturePayment(environment, settings)
    await vacuum(environment)
    const product = await startServer('product', settings)
    const setup: BareSetup = { connection: environment.connection, replays: new Map(), payment }
    const bare = await startServer('bare', {}, setup)
    try {
      const rounds: { ours: number; bare: number }[] = []
      for (let round = 0; round < warmUpRounds + options.rounds; round += 1) {
        const ours = () => payAll(environment, product, false)
        const theirs = () => payAll(environment, bare, true)
        if (round % 2 === 0) rounds.push({ ours: await ours(), bare: await theirs() })
        else rounds.push({ bare: await theirs(), ours: await ours() })
      }
      const measured = rounds.slice(warmUpRounds)
      const median = (side: 'ours' | 'bare') =>
        Math.round(medianOf(measured.map((round) => round[side])))
      return {
        what: `POST ${url}`,
        unit: 'x',
        value: spreadOf(measured.map((round) => round.ours / round.bare)),
        goal: { atLeast: 0.7 },
        absolute: `${median('ours')} vs. ${median('bare')} payments/s`,
        details: measured,
      }
    } finally {
      await product.stop()
      await bare.stop()
    }
  })
}

/** Pays for two users, to tell what a payment generates from what it was given. */
async function capturePayment(
  environment: Environment,
  settings: Readonly<Record<string, string>>,
): Promise<PaymentReplay> {
  const config = readConfig(settings)
  const log = createLog('error')
  const { db } = environment.context
  const cards = createCards(config, systemClock, log)
  const app = await buildApp({ config, db, clock: systemClock, log, cards, requestsPerMinute })
  const [payer, other] = [await signUp(environment), await signUp(environment)]
  const capture = ({ cookie }: User) =>
    captureWork(() =>
      app.inject({ method: 'POST', url, headers: { cookie, ...sameOrigin }, payload: body }),
    )
  // The settings are checked before the first payment only.
  await cards?.ready()
  const [work, second] = [await capture(payer), await capture(other)]
  await app.close()
  const ids = generatedIds(work.filter(isStatement), second.filter(isStatement))
  const { id, cookie } = payer
  return { work, payer: { id, cookie }, generatedIds: ids.filter((one) => one !== id) }
}

const sameOrigin = { 'sec-fetch-site': 'same-origin' }

/** Lets new users pay over several connections, and returns payments per second. */
async function payAll(environment: Environment, server: Server, isBare: boolean): Promise<number> {
  const requests: string[] = []
  for (let count = 0; count < connections * paymentsEach; count += 1) {
    const { id, cookie } = await signUp(environment)
    // The bare handler cannot look up whose cookie it is.
    const target = isBare ? `${url}?user=${id}` : url
    requests.push(requestText(server.port, { method: 'POST', url: target, cookie, body }))
  }
  const clients = await Promise.all(
    Array.from({ length: connections }, () => openClient(server.port)),
  )
  const startedAt = performance.now()
  await Promise.all(
    clients.map(async (client, index) => {
      for (let at = index; at < requests.length; at += connections) {
        const { status, body: answer } = await client.send(requests[at] ?? '')
        if (status !== 200) throw new Error(`A payment got ${status}: ${answer}`)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1000
  for (const client of clients) client.close()
  return requests.length / seconds
}

/** From `npm start` to the first page, with Square and without. */
async function compareStarts(square: StandIn, { rounds }: Options): Promise<Measurement[]> {
  const dataDir = makeDataDir()
  const settings = settingsFor(square)
  try {
    // Warms up the file cache, the compile cache and the data folder.
    await timeStart(dataDir)
    const times: { withSquare: number; without: number }[] = []
    for (let round = 0; round < rounds; round += 1) {
      const without = (await timeStart(dataDir)).whole
      times.push({ without, withSquare: (await timeStart(dataDir, settings)).whole })
    }
    const median = (side: 'withSquare' | 'without') =>
      medianOf(times.map((time) => time[side])).toFixed(0)
    return [
      {
        what: 'start with Square vs. without',
        unit: 'x',
        value: spreadOf(times.map((time) => time.withSquare / time.without)),
        absolute: `${median('withSquare')} vs. ${median('without')} ms`,
        details: times,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function compareMemory(square: StandIn): Promise<Measurement[]> {
  if (!canInspectProcesses) return []
  const withSquare = await idleMegabytes(settingsFor(square))
  const without = await idleMegabytes({})
  return [
    {
      what: 'idle memory of Node with Square vs. without',
      unit: 'x',
      value: exactly(withSquare / without),
      absolute: `${withSquare.toFixed(0)} vs. ${without.toFixed(0)} MB`,
    },
  ]
}

async function idleMegabytes(settings: Readonly<Record<string, string>>): Promise<number> {
  const dataDir = makeDataDir()
  const product = await startServer('product', { ...productEnvironment(dataDir), ...settings })
  try {
    await wait(settleMs)
    return memoryOf([product.pid]) / 1024 / 1024
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
