// Everything CI checks, in one command. All steps run even if one fails. At the end it repeats what
// failed, and its last line counts the tests, plus one for each check.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { countTests, listFailures } from './testRun/count.ts'
import { type Result, runChecks, runVisible, type Step, secondsSince } from './testRun/steps.ts'

const checks: Step[] = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  },
  { name: 'types: domain', args: ['node_modules/typescript/bin/tsc', '-p', 'domain'] },
  { name: 'types: embedded', args: ['node_modules/typescript/bin/tsc', '-p', 'embedded'] },
  { name: 'types: server', args: ['node_modules/typescript/bin/tsc', '-p', 'server'] },
  { name: 'types: web', args: ['node_modules/typescript/bin/tsc', '-p', 'web'] },
  { name: 'types: everything else', args: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  { name: 'house rules', args: ['scripts/rules.ts'] },
  { name: 'dead code', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'web build', args: ['scripts/run.js', 'build'] },
]

const suites: Step[] = [
  { name: 'unit, property and API tests', args: ['--project', '!e2e'] },
  { name: 'browser journeys', args: ['--project', 'e2e'] },
]

// Tests that start `node` get the Node running this script.
process.env.PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)

const reports = mkdtempSync(join(tmpdir(), 'evenkeel-report-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))

async function runSuite({ name, args }: Step): Promise<Result> {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const file = join(reports, `${name}.json`)
  const shown = ['--reporter', 'default', '--reporter', 'json', '--outputFile.json', file]
  const code = await runVisible(['node_modules/vitest/vitest.mjs', 'run', ...args, ...shown])
  const report = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  return {
    name,
    ...countTests(code, report),
    seconds: secondsSince(started),
    failures: listFailures(report),
  }
}

function conclude(results: readonly Result[]): void {
  for (const failure of results.flatMap(({ failures }) => failures)) {
    console.log(`\nFAILED ${failure}`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, it) => total + it[key], 0)
  console.log()
  console.table(
    Object.fromEntries(
      results.map(({ name, passed, failed, seconds }) => [
        name,
        { passed, failed, seconds: Number(seconds.toFixed(1)) },
      ]),
    ),
  )
  if (sum('failed') > 0) process.exitCode = 1
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

const results = await runChecks(checks)
for (const suite of suites) results.push(await runSuite(suite))
conclude(results)
