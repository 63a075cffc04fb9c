import { examine } from '#doctor/examine.ts'

const usage = `Usage: npm run doctor
  Checks the settings, folders, database, mail and the running server, and says what to mend.
Nothing is changed. Evenkeel may be running.
`

/** Runs the command and returns its exit code: 1 if there is a problem. */
async function run(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const counts = { ok: 0, warning: 0, problem: 0 }
  for await (const { state, name, text } of examine(process.env)) {
    counts[state] += 1
    process.stdout.write(`${state.padEnd(8)} ${name}: ${text}\n`)
  }
  process.stdout.write(`Problems: ${counts.problem} · Warnings: ${counts.warning}\n`)
  return counts.problem > 0 ? 1 : 0
}

run(process.argv.slice(2)).then(
  // A check that was given up may still wait for an answer.
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  },
)
