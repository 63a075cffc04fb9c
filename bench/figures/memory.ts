import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { exactly, type Figure, type Measure, type Options } from '../lib/figure.ts'
import { spreadOf } from '../lib/stats.ts'
import { openClient, type Request, requestText } from '../load/client.ts'
import { type Generator, startGenerator } from '../load/generator.ts'
import { type Server, startServer } from '../load/server.ts'
import { canLookAtProcesses, familyOf, findPostmaster, memoryOf } from '../world/processes.ts'
import { makeDataDir, productEnvironment } from '../world/world.ts'

const connections = 8
const sampleEveryMs = 200
/** Long enough after the start for what only the start needed to be given back. */
const restMs = 5000

type Sample = { node: number; postgres: number }

export const memory: Figure = {
  name: 'memory',
  title: 'Memory of a small installation (proportional set size: what is shared counts once)',
  run: async (options) => {
    if (!canLookAtProcesses) {
      console.log('  Only Linux tells how much memory a process has to itself; left out here.')
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
): Promise<Measure[]> {
  const postmaster = findPostmaster(dataDir)
  const sample = (): Sample => ({
    node: memoryOf([product.pid]),
    postgres: memoryOf(familyOf(postmaster)),
  })
  const cookies = await signUp(product.port)
  await wait(restMs)
  const idle = sample()
  const busy = await sampleWhile(sample, async () => {
    for (const ask of [asking, writing, asking]) {
      const order = { port: product.port, requests: cookies.map(ask), ms: options.loadMs * 3 }
      await generator.run({ ...order, status: ask === writing ? 201 : 200 })
    }
  })
  return [...linesOf('node', idle, busy), ...linesOf('postgres', idle, busy)]
}

function linesOf(which: keyof Sample, idle: Sample, busy: readonly Sample[]): Measure[] {
  const megabytes = (sample: Sample) => sample[which] / 1024 / 1024
  const name = which === 'node' ? 'Node' : 'PostgreSQL, all processes'
  const most = Math.max(...busy.map(megabytes)).toFixed(0)
  return [
    { what: `${name}, idle`, unit: 'MB', value: exactly(megabytes(idle)), beside: '' },
    {
      what: `${name}, under load`,
      unit: 'MB',
      value: spreadOf(busy.map(megabytes)),
      beside: `${most} MB at most, ${connections} connections reading and writing at full speed`,
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
    const { status, head } = await client.ask(requestText(port, request))
    const cookie = /^set-cookie: ([^;]+)/im.exec(head)?.[1]
    if (status !== 201 || cookie === undefined) throw new Error(`The sign-up answered ${status}`)
    cookies.push(cookie)
  }
  client.close()
  return cookies
}

const asking = (cookie: string): Request => ({ method: 'GET', url: '/api/summary', cookie })
const writing = (cookie: string): Request => ({
  method: 'POST',
  url: '/api/transactions',
  cookie,
  body: { type: 'expense', amount: '12.30', category: 'Housing', date: '2026-01-15' },
})
