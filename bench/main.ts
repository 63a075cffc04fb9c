// Measures the performance goals, mostly as ratios on one database and one machine:
//   npm run bench                      everything except `pages`, which installs Lighthouse first
//   npm run bench -- endpoints pages   only the named benchmarks
//   npm run bench -- --strict          exit code 1 if a goal is missed
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { attacksOnOthers } from './benchmarks/attacks.ts'
import { bulk } from './benchmarks/bulk.ts'
import { cost } from './benchmarks/cost.ts'
import { disk } from './benchmarks/disk.ts'
import { endpoints } from './benchmarks/endpoints.ts'
import { glance } from './benchmarks/glance.ts'
import { interactions } from './benchmarks/interactions.ts'
import { ledger } from './benchmarks/ledger.ts'
import { memory } from './benchmarks/memory.ts'
import { overload } from './benchmarks/overload.ts'
import { pages } from './benchmarks/pages.ts'
import { payments } from './benchmarks/payments.ts'
import { scale } from './benchmarks/scale.ts'
import { sizes } from './benchmarks/sizes.ts'
import { start } from './benchmarks/start.ts'
import { type Benchmark, isReached, type Options } from './lib/benchmark.ts'
import { type Group, printGroup, writeResults } from './lib/report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const benchmarks: readonly Benchmark[] = [
  endpoints,
  scale,
  glance,
  bulk,
  ledger,
  memory,
  payments,
  start,
  sizes,
  interactions,
  pages,
  attacksOnOthers,
  overload,
  cost,
  disk,
]

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '11' },
    'load-ms': { type: 'string', default: '2000' },
    few: { type: 'string', default: '10000' },
    many: { type: 'string', default: '1000000' },
  },
})

const options: Options = {
  rounds: wholeNumber(values.rounds),
  loadMs: wholeNumber(values['load-ms']),
  rowsFew: wholeNumber(values.few),
  rowsMany: wholeNumber(values.many),
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new RangeError(`Not a positive whole number: ${text}`)
  return Number(text)
}

function selectedBenchmarks(): readonly Benchmark[] {
  const unknown = positionals.filter(
    (name) => !benchmarks.some((benchmark) => benchmark.name === name),
  )
  if (unknown.length > 0) {
    const known = benchmarks.map((benchmark) => benchmark.name).join(', ')
    throw new RangeError(`Unknown benchmark ${unknown.join(', ')}; choose from ${known}`)
  }
  return positionals.length === 0
    ? benchmarks.filter((benchmark) => !benchmark.onlyWhenNamed)
    : benchmarks.filter((benchmark) => positionals.includes(benchmark.name))
}

const groups: Group[] = []
for (const { name, title, run } of selectedBenchmarks()) {
  const group = { name, title, measurements: await run(options) }
  printGroup(group)
  groups.push(group)
}
const missed = groups
  .flatMap(({ measurements }) => measurements)
  .filter((one) => isReached(one) === false)
console.log(`\n${missed.length === 0 ? 'All goals reached.' : `Goals missed: ${missed.length}.`}`)
console.log(`Full results: ${writeResults(root, options, groups)}`)
if (values.strict && missed.length > 0) process.exitCode = 1
