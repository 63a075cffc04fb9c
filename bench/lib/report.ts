import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { isReached, type Measurement, type Unit } from './benchmark.ts'
import type { Spread } from './stats.ts'

export type Group = { name: string; title: string; measurements: Measurement[] }

/** Prints one group as a table. */
export function printGroup({ title, measurements }: Group): void {
  const lines = measurements.map((measure) => [
    measure.what,
    format(measure.value.median, measure.unit),
    spreadText(measure.value, measure.unit),
    goalText(measure),
    verdict(measure),
    measure.absolute,
  ])
  const header = ['', 'median', 'quartiles', 'goal', '', 'measured']
  const widths = header.map((_, column) =>
    Math.max(...[header, ...lines].map((line) => line[column]?.length ?? 0)),
  )
  console.log(`\n${title}`)
  for (const line of [header, ...lines]) {
    console.log(
      `  ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd(),
    )
  }
}

function verdict(measure: Measurement): string {
  const reached = isReached(measure)
  if (reached === undefined) return ''
  return reached ? 'reached' : 'MISSED'
}

function goalText({ goal, unit }: Measurement): string {
  if (goal === undefined) return ''
  return 'atLeast' in goal ? `≥ ${format(goal.atLeast, unit)}` : `≤ ${format(goal.atMost, unit)}`
}

function spreadText({ low, high }: Spread, unit: Unit): string {
  return low === high ? '' : `${format(low, unit)} – ${format(high, unit)}`
}

function format(value: number, unit: Unit): string {
  const digits = unit === 'x' || (unit !== 'points' && Math.abs(value) < 10) ? 2 : 1
  const text = unit === '' && Number.isInteger(value) ? String(value) : value.toFixed(digits)
  return unit === '' || unit === 'points' ? text : unit === 'x' ? `${text}×` : `${text} ${unit}`
}

/** Writes all results and a description of the machine to a JSON file. */
export function writeResults(root: string, options: unknown, groups: readonly Group[]): string {
  const folder = join(root, 'bench', 'results')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-')}.json`)
  writeFileSync(file, `${JSON.stringify({ at, ...environment(root), options, groups }, null, 2)}\n`)
  return file
}

function environment(root: string) {
  return {
    commit: commitOf(root),
    node: process.version,
    machine: {
      platform: `${platform()} ${arch()}`,
      cpu: cpus()[0]?.model,
      cores: cpus().length,
      memoryMB: Math.round(totalmem() / 1024 / 1024),
    },
  }
}

/** The measured commit, with a plus if the working tree was dirty; undefined outside a clone. */
function commitOf(root: string): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, stdio: ['ignore', 'pipe', 'ignore'] })
      .toString()
      .trim()
  try {
    return `${git('rev-parse', '--short', 'HEAD')}${git('status', '--porcelain') === '' ? '' : '+'}`
  } catch {
    return undefined
  }
}
