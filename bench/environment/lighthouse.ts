import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

const folder = fileURLToPath(new URL('../lighthouse', import.meta.url))
const program = join(folder, 'node_modules', 'lighthouse', 'cli', 'index.js')

export type Audit = {
  performance: number
  lcpMs: number
  fcpMs: number
  blockedMs: number
  cls: number
}

/** Installs the exact versions from Lighthouse's own lock file. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return
  console.log('  Installing Lighthouse …')
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
  await run('npm', args, { cwd: folder, shell: process.platform === 'win32' })
}

type Report = {
  runtimeError?: { message: string }
  categories: { performance: { score: number } }
  audits: Record<string, { numericValue?: number }>
}

/** On a busy machine the start of a trace may be missing; Lighthouse then asks for another run. */
const triesMax = 4

/** Audits a page in the browser at `debugPort` as on a mid-range phone. */
export async function audit(debugPort: number, url: string): Promise<Audit> {
  for (let tries = 1; ; tries += 1) {
    const { runtimeError, categories, audits } = await reportOf(debugPort, url)
    if (runtimeError === undefined) return auditOf(categories, audits)
    if (tries === triesMax) throw new Error(runtimeError.message)
  }
}

function auditOf(categories: Report['categories'], audits: Report['audits']): Audit {
  const of = (name: string) => {
    const value = audits[name]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not report ${name}`)
    return value
  }
  return {
    performance: categories.performance.score * 100,
    lcpMs: of('largest-contentful-paint'),
    fcpMs: of('first-contentful-paint'),
    blockedMs: of('total-blocking-time'),
    cls: of('cumulative-layout-shift'),
  }
}

async function reportOf(debugPort: number, url: string): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'evenkeel-bench-audit-'))
  const file = join(folder, 'report.json')
  const args = [
    program,
    url,
    `--port=${debugPort}`,
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    '--no-enable-error-reporting',
    '--quiet',
  ]
  try {
    // Lighthouse also fails if the page could not be audited; the report says why.
    await run(process.execPath, args).catch((error: unknown) => {
      if (!existsSync(file)) throw error
    })
    return JSON.parse(readFileSync(file, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
