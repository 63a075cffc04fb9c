// Measures what the product promises, each as a ratio on one database and one machine:
//   npm run bench                      everything but the pages, for which Lighthouse is installed first
//   npm run bench -- endpoints pages   some of it
//   npm run bench -- --strict          exit code 1 where a goal is missed
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { bulk } from './figures/bulk.ts'
import { endpoints } from './figures/endpoints.ts'
import { interactions } from './figures/interactions.ts'
import { memory } from './figures/memory.ts'
import { pages } from './figures/pages.ts'
import { scale } from './figures/scale.ts'
import { sizes } from './figures/sizes.ts'
import { start } from './figures/start.ts'
import { type Figure, isReached, type Options } from './lib/figure.ts'
import { type Group, printGroup, writeResults } from './lib/report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

const figures: readonly Figure[] = [
  endpoints,
  scale,
  bulk,
  memory,
  start,
  sizes,
  interactions,
  pages,
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
  if (!/^[1-9]\d{0,7}$/.test(text)) throw new RangeError(`Not a whole number above zero: ${text}`)
  return Number(text)
}

function chosenFigures(): readonly Figure[] {
  const unknown = positionals.filter((name) => !figures.some((figure) => figure.name === name))
  if (unknown.length > 0) {
    const known = figures.map((figure) => figure.name).join(', ')
    throw new RangeError(
      `Nothing is measured under the name ${unknown.join(', ')}; there is ${known}`,
    )
  }
  return positionals.length === 0
    ? figures.filter((figure) => !figure.onlyWhenNamed)
    : figures.filter((figure) => positionals.includes(figure.name))
}

const groups: Group[] = []
for (const { name, title, run } of chosenFigures()) {
  const group = { name, title, measures: await run(options) }
  printGroup(group)
  groups.push(group)
}
const missed = groups.flatMap(({ measures }) => measures).filter((one) => isReached(one) === false)
console.log(
  `\n${missed.length === 0 ? 'Every goal is reached.' : `Goals missed: ${missed.length}.`}`,
)
console.log(`All of it is in ${writeResults(root, options, groups)}`)
if (values.strict && missed.length > 0) process.exitCode = 1
