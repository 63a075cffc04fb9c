import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
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
import { type Generator, startGenerator } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'

const connections = 8
const sampleEveryMs = 200
/** Long enough for memory needed only at startup to be released. */
const settleMs = 5000

type Sample = { node: number; postgres: number }

export const memory: Benchmark = {
  name: 'memory',
  title: 'Memory of a small installation (proportional set size, which counts shared pages once)',
  run: async (options) => {
    if (!canInspectProcesses) {
      console.log('  Skipped: only Linux reports proportional set size.')
      return []
    }
    const dataDir = makeDataDir()
    const product = await startServer('product', productEnvironment(dataDir))
    const generator = startGenerator()
    try {
      return await measure(dataDir, product, generator, options)
    } finally {
      await generator.stop()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(
  dataDir: string,
  product: Server,
  generator: Generator,
  options: Options,
): Promise<Measurement[]> {
  const postmaster = findPostmaster(dataDir)
  const sample = (): Sample => ({
    node: memoryOf([product.pid]),
    postgres: memoryOf(processTree(postmaster)),
  })
  const cookies = await signUp(product.port)
  await wait(settleMs)
  const idle = sample()
  const busy = await sampleWhile(sample, async () => {
    for (const toRequest of [reading, writing, reading]) {
      const order = { port: product.port, requests: cookies.map(toRequest), ms: options.loadMs * 3 }
      await generator.run({ ...order, status: toRequest === writing ? 201 : 200 })
    }
  })
  return [...linesOf('node', idle, busy), ...linesOf('postgres', idle, busy)]
}

function linesOf(which: keyof Sample, idle: Sample, busy: readonly Sample[]): Measurement[] {
  const megabytes = (sample: Sample) => sample[which] / 1024 / 1024
  const name = which === 'node' ? 'Node' : 'PostgreSQL, all processes'
  const most = Math.max(...busy.map(megabytes)).toFixed(0)
  return [
    { what: `${name}, idle`, unit: 'MB', value: exactly(megabytes(idle)), absolute: '' },
    {
      what: `${name}, under load`,
      unit: 'MB',
      value: spreadOf(busy.map(megabytes)),
      absolute: `max ${most} MB, ${connections} connections reading and writing at full speed`,
    },
  ]
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
  const client = await openClient(port)
  const cookies: string[] = []
  for (let number = 1; number <= connections; number += 1) {
    const body = {
      email: `bench${number}@evenkeel.example`,
      username: `bench${number}`,
      password: 'Loose-Ends-4-Tea',
    }
    const request: Request = { method: 'POST', url: '/api/auth/register', cookie: '', body }
    const { status, head } = await client.send(requestText(port, request))
    const cookie = /^set-cookie: ([^;]+)/im.exec(head)?.[1]
    if (status !== 201 || cookie === undefined) throw new Error(`Sign-up failed with ${status}`)
    cookies.push(cookie)
  }
  client.close()
  return cookies
}

const reading = (cookie: string): Request => ({ method: 'GET', url: '/api/summary', cookie })
const writing = (cookie: string): Request => ({
  method: 'POST',
  url: '/api/transactions',
  cookie,
  body: { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-01-15' },
})
