import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { seededRandom } from '#demo/random.ts'
import { judgeAll } from '#evaluation/judgeCases.ts'
import { Cases, Ledger } from '#evaluation/ledger.ts'
import { mistype } from '#evaluation/mistype.ts'
import { ownCases } from '#evaluation/ownCases.ts'
import { openWorld, type World } from '#evaluation/world.ts'

const usage = `Usage: npm run eval:assistant -- [--ledger file --cases file] [--now instant] [--out file] [--rows number] [--typos seed]
  --ledger  {now, users, transactions, bills}, rows as the API shows them
  --cases   [{id, user, question, history?}]
  --now     the instant at which the questions are asked
  --out     the file to write {[id]: {reply, rows, ms}} to
  --rows    pads the built-in ledger to this many transactions, to measure speed
  --typos   asks each built-in case with one slip of the keyboard; at most one in a hundred may be wrong
Without --cases, runs the built-in cases, each with the figure it must give.
`

type Options = { ledger?: string; cases?: string; now?: string; out?: string }

async function readJson(path: string): Promise<unknown> {
  return JSON.parse(await readFile(path, 'utf8'))
}

/** Asks the given cases on the given ledger. */
async function askGiven({
  ledger: ledgerFile,
  cases: casesFile,
  now,
  out,
}: Options): Promise<void> {
  if (ledgerFile === undefined || casesFile === undefined) throw new Error(usage)
  const ledger = Ledger.parse(await readJson(ledgerFile))
  const cases = Cases.parse(await readJson(casesFile))
  const instant = now ?? ledger.now
  if (instant === undefined) throw new Error('Say --now, or give the ledger a now')
  const world = await openWorld(ledger, new Date(instant).toISOString())
  const outcomes: Record<string, Awaited<ReturnType<World['askWithRows']>>> = {}
  try {
    for (const each of cases) outcomes[each.id] = await world.askWithRows(each)
  } finally {
    await world.close()
  }
  if (out) await writeFile(out, JSON.stringify(outcomes, null, 1))
  const times = Object.values(outcomes).map(({ ms }) => ms)
  process.stdout.write(`${cases.length} cases answered, median ${medianOf(times).toFixed(1)} ms\n`)
}

/** Asks the built-in cases and counts right, honest and wrong answers. */
async function askOwn({ rows, typos }: { rows?: string; typos?: string }): Promise<number> {
  const rowCount = rows === undefined ? undefined : Number(rows)
  const random = typos === undefined ? undefined : seededRandom(Number(typos))
  const type = (question: string) => (random ? mistype(question, random) : question)
  const verdicts = await judgeAll(ownCases(), { rowCount, type })
  const count = (kind: string) => verdicts.filter(({ verdict }) => verdict === kind).length
  for (const { verdict, day, question, response, expected } of verdicts) {
    if (verdict !== 'right') {
      process.stdout.write(
        `${verdict}: ${day} ${question}\n  ${response}\n  expected ${expected}\n`,
      )
    }
  }
  if (rowCount !== undefined) {
    for (const { question, ms } of verdicts.toSorted((a, b) => b.ms - a.ms).slice(0, 20))
      process.stdout.write(`${ms.toFixed(1)} ms: ${question}\n`)
  }
  const median = medianOf(verdicts.map(({ ms }) => ms)).toFixed(1)
  const medianCpu = medianOf(verdicts.map(({ cpuMs }) => cpuMs)).toFixed(1)
  process.stdout.write(
    `${verdicts.length} cases: ${count('right')} right, ${count('honest')} honest, ${count('wrong')} wrong, median ${median} ms (${medianCpu} ms of processor time without the database)\n`,
  )
  const wrongMax = random ? verdicts.length / 100 : 0
  return count('wrong') > wrongMax ? 1 : 0
}

function medianOf(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0
}

async function run(): Promise<number> {
  const names = { type: 'string' } as const
  const { values } = parseArgs({
    options: { ledger: names, cases: names, now: names, out: names, rows: names, typos: names },
  })
  if (values.cases === undefined && values.ledger === undefined) return askOwn(values)
  await askGiven(values)
  return 0
}

run().then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exitCode = 2
  },
)
