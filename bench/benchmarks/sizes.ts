import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeDataDir, productEnvironment } from '../environment/environment.ts'
import { fetchCompressed } from '../environment/fetchCompressed.ts'
import { type Benchmark, exactly, type Measurement } from '../lib/benchmark.ts'
import { type Server, startServer } from '../load/server.ts'

const dist = fileURLToPath(new URL('../../web/dist', import.meta.url))
const assets = join(dist, 'assets')

export const sizes: Benchmark = {
  name: 'sizes',
  title: 'Download size of a first visit, compressed with gzip by the server',
  run: async () => {
    if (!existsSync(join(dist, 'index.html'))) {
      throw new Error('The web app is not built: run `npm run bench`, which builds it')
    }
    const dataDir = makeDataDir()
    const product = await startServer('product', productEnvironment(dataDir))
    try {
      return await measure(product)
    } finally {
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  },
}

async function measure(product: Server): Promise<Measurement[]> {
  const page = await (await fetch(`http://127.0.0.1:${product.port}/`)).text()
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(
    ([, name]) => name ?? '',
  )
  const styles = named.filter((name) => name.endsWith('.css'))
  const landing = withImports(named.filter((name) => name.endsWith('.js')))
  const signedIn = withImports([...landing, chunkNamed('frame')])
  const charts = withImports([chunkNamed('charts')]).filter((name) => !signedIn.includes(name))
  const bytes = await fetchAssets(product)
  const line = (what: string, files: readonly string[], atMost: number): Measurement => ({
    what,
    unit: 'kB',
    value: exactly(files.reduce((sum, file) => sum + (bytes.get(file)?.length ?? 0), 0) / 1000),
    goal: { atMost },
    absolute: `${files.length} ${files.length === 1 ? 'file' : 'files'}`,
    details: files.map((file) => [file, bytes.get(file)?.length]),
  })
  const wrong = [...bytes].filter(([, { isOptimized }]) => !isOptimized).map(([file]) => file)
  return [
    line('landing page, JavaScript', landing, 125),
    line('signed in at the dashboard, JavaScript', signedIn, 190),
    line('charts, JavaScript loaded later', charts, 65),
    line('styles', styles, 20),
    {
      what: 'scripts and styles sent uncompressed or not immutable',
      unit: '',
      value: exactly(wrong.length),
      goal: { atMost: 0 },
      absolute: `of ${bytes.size}${wrong.length > 0 ? `: ${wrong.join(', ')}` : ''}`,
    },
  ]
}

/** The built file of a chunk: `charts` is `charts-<hash>.js`. */
function chunkNamed(part: string): string {
  const found = readdirSync(assets).filter((name) => /^(.+)-[\w-]{8}\.js$/.exec(name)?.[1] === part)
  if (found[0] === undefined) throw new Error(`The build has no chunk named ${part}`)
  return found[0]
}

/** The files and their static imports, recursively. */
function withImports(files: readonly string[]): string[] {
  const all = new Set(files)
  for (const file of all) {
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, path = ''] of code.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)) {
      all.add(basename(path))
    }
  }
  return [...all]
}

type Sent = { length: number; isOptimized: boolean }

/** Fetches every script and stylesheet, compressed as the budgets count them. */
async function fetchAssets(product: Server): Promise<Map<string, Sent>> {
  const sent = new Map<string, Sent>()
  for (const file of readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))) {
    const { headers, length } = await fetchCompressed(product.port, `/assets/${file}`)
    const isTiny = Number(headers['content-length'] ?? length) < 2048
    const isCompressed = headers['content-encoding'] === 'gzip' || isTiny
    const isImmutable = /max-age=31536000.*immutable/.test(headers['cache-control'] ?? '')
    sent.set(file, { length, isOptimized: isCompressed && isImmutable })
  }
  return sent
}
