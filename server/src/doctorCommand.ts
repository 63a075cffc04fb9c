import { examine } from '#doctor/examine.ts'
import { runCommand } from './runCommand.ts'

const usage = `Usage: npm run doctor
  Checks the settings, folders, database, mail and the running server, and says what to mend.
Nothing is changed. Evenkeel may be running.
`

/** Runs the command and returns its exit code: 1 if there is a problem. */
async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const counts = { ok: 0, warning: 0, problem: 0 }
  for await (const { state, name, text } of examine(process.env, signal)) {
    // The database is still closed on the way out.
    signal.throwIfAborted()
    counts[state] += 1
    process.stdout.write(`${state.padEnd(8)} ${name}: ${text}\n`)
  }
  process.stdout.write(`Problems: ${counts.problem} · Warnings: ${counts.warning}\n`)
  return counts.problem > 0 ? 1 : 0
}

// A check that was given up may still wait for an answer.
runCommand(async (args, signal) => process.exit(await run(args, signal)))
