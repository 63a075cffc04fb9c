import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { arch, cpus, platform, totalmem } from 'node:os'
import { join } from 'node:path'
import { isReached, type Measure, type Unit } from './figure.ts'
import type { Spread } from './stats.ts'

export type Group = { name: string; title: string; measures: Measure[] }

/** Prints one group as a table. */
export function printGroup({ title, measures }: Group): void {
  const lines = measures.map((measure) => [
    measure.what,
    format(measure.value.median, measure.unit),
    spreadText(measure.value, measure.unit),
    goalText(measure),
    verdict(measure),
    measure.beside,
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

function verdict(measure: Measure): string {
  const reached = isReached(measure)
  if (reached === undefined) return ''
  return reached ? 'reached' : 'MISSED'
}

function goalText({ goal, unit }: Measure): string {
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

/** Writes everything that was measured, with what it was measured on. */
export function writeResults(root: string, options: unknown, groups: readonly Group[]): string {
  const folder = join(root, 'bench', 'results')
  mkdirSync(folder, { recursive: true })
  const at = new Date().toISOString()
  const file = join(folder, `${at.replaceAll(':', '-')}.json`)
  writeFileSync(
    file,
    `${JSON.stringify({ at, ...surroundings(root), options, groups }, null, 2)}\n`,
  )
  return file
}

function surroundings(root: string) {
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

/** The commit that was measured, with a plus where the tree had changes; undefined outside a clone. */
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
