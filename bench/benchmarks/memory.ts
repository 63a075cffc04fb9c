import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startProduct } from '../../server/src/testing/crash/product.ts'
import { makeDataDir, productEnvironment } from '../environment/environment.ts'
import {
  canInspectProcesses,
  findPostmaster,
  memoryOf,
  processTree,
} from '../environment/processes.ts'
import { type Benchmark, exactly, type Measurement, type Options } from '../lib/benchmark.ts'
import { spreadOf } from '../lib/stats.ts'
import { openClient, type Request, requestText } from '../load/client.ts'
import { startGenerator } from '../load/generator.ts'
import { startServer } from '../load/server.ts'

const connections = 8
const sampleEveryMs = 200
/** The dictionaries that new passwords are checked against stay in memory for a minute, and are then released. */
const settleMs = 75_000

type Sample = { node: number; postgres: number }

export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory of a small installation (proportional set size, which counts shared pages once)',
  run: async (options) => {
    if (!canInspectProcesses) {
      console.log('  Skipped: only Linux reports proportional set size.')
      return []
    }
    return [...(await inDataDir(measureIdle)), ...(await inDataDir(measureBusy(options)))]
  },
}

async function inDataDir<T>(measure: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = makeDataDir()
  try {
    return await measure(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/**
 * The built server after a few users have signed up, and after its next start and a request by each of them. Only its
 * first start creates the database, which leaves more of PostgreSQL's buffers in use.
 */
async function measureIdle(dataDir: string): Promise<Measurement[]> {
  const [first, cookies] = await sampleIdle(dataDir, signUp)
  const [next] = await sampleIdle(dataDir, (port) => request(port, cookies.map(reading), 200))
  return [...linesOfIdle('first start', first), ...linesOfIdle('idle', next, { atMost: 150 })]
}

async function sampleIdle<T>(
  dataDir: string,
  work: (port: number) => Promise<T>,
): Promise<[Sample, T]> {
  const env = productEnvironment(dataDir)
  const product = await startProduct(dataDir, { main: 'server/dist/main.js', env })
  try {
    const done = await work(Number(new URL(product.origin).port))
    await wait(settleMs)
    return [sampleOf(product.pid, dataDir), done]
  } finally {
    await product.stop()
  }
}

/** A server from the sources that lets a few users do far more than the rate limit allows. */
function measureBusy({ loadMs }: Options) {
  return async (dataDir: string): Promise<Measurement[]> => {
    const product = await startServer('product', productEnvironment(dataDir))
    const generator = startGenerator()
    try {
      const cookies = await signUp(product.port)
      const samples = await sampleWhile(
        () => sampleOf(product.pid, dataDir),
        async () => {
          for (const toRequest of [reading, writing, reading]) {
            const order = { port: product.port, requests: cookies.map(toRequest), ms: loadMs * 3 }
            await generator.run({ ...order, status: toRequest === writing ? 201 : 200 })
          }
        },
      )
      return parts.map((part) => lineOfBusy(part, samples))
    } finally {
      await generator.stop()
      await product.stop()
    }
  }
}

function sampleOf(pid: number, dataDir: string): Sample {
  const postmaster = findPostmaster(dataDir)
  return { node: memoryOf([pid]), postgres: memoryOf(processTree(postmaster)) }
}

const parts = ['node', 'postgres'] as const
const names = { node: 'Node', postgres: 'PostgreSQL, all processes' }

function linesOfIdle(when: string, sample: Sample, goal?: Measurement['goal']): Measurement[] {
  const whole = megabytes(sample.node + sample.postgres)
  return [
    ...parts.map((part) => ({
      ...{ what: `${names[part]}, ${when}`, unit: 'MB' as const },
      ...{ value: exactly(megabytes(sample[part])), absolute: '' },
    })),
    {
      ...{ what: `both, ${when}`, unit: 'MB', value: exactly(whole), absolute: 'the built server' },
      ...(goal && { goal }),
    },
  ]
}

function lineOfBusy(part: keyof Sample, samples: readonly Sample[]): Measurement {
  const figures = samples.map((sample) => megabytes(sample[part]))
  const most = Math.max(...figures).toFixed(0)
  return {
    what: `${names[part]}, under load`,
    unit: 'MB',
    value: spreadOf(figures),
    absolute: `max ${most} MB, ${connections} connections reading and writing at full speed`,
  }
}

function megabytes(bytes: number): number {
  return bytes / 1024 / 1024
}

async function sampleWhile(sample: () => Sample, work: () => Promise<void>): Promise<Sample[]> {
  const samples: Sample[] = []
  const timer = setInterval(() => samples.push(sample()), sampleEveryMs)
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return samples
}

async function signUp(port: number): Promise<string[]> {
  const heads = await request(port, Array.from({ length: connections }, registering), 201)
  return heads.map((head) => {
    const cookie = /^set-cookie: ([^;]+)/im.exec(head)?.[1]
    if (cookie === undefined) throw new Error('Sign-up set no cookie')
    return cookie
  })
}

/** Sends these requests one after the other; returns the heads of the answers. */
async function request(
  port: number,
  requests: readonly Request[],
  expected: number,
): Promise<string[]> {
  const client = await openClient(port)
  const heads: string[] = []
  for (const each of requests) {
    const { status, head } = await client.send(requestText(port, each))
    if (status !== expected) throw new Error(`${each.url} failed with ${status}`)
    heads.push(head)
  }
  client.close()
  return heads
}

const registering = (_: unknown, number: number): Request => ({
  method: 'POST',
  url: '/api/auth/register',
  cookie: '',
  body: {
    email: `bench${number}@evenkeel.example`,
    username: `bench${number}`,
    password: 'Loose-Ends-4-Tea',
  },
})
const reading = (cookie: string): Request => ({ method: 'GET', url: '/api/summary', cookie })
const writing = (cookie: string): Request => ({
  method: 'POST',
  url: '/api/transactions',
  cookie,
  body: { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-01-15' },
})
