import { endSessionsOf, endSessionsOfAll } from '#account/index.ts'
import { systemClock } from '#adapters/clock.ts'
import { readConfig } from '#config.ts'
import { withDatabase } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { runCommand } from '#runCommand.ts'

const usage = `Usage: npm run sessions -- end EMAIL|all
  Signs one user out everywhere, or everyone. Nothing else changes, and they can sign in again.
Evenkeel may be running.
`

/** Runs the command and returns its exit code: 1 if there is no such user. */
async function run(
  [name, who, ...others]: readonly string[],
  signal: AbortSignal,
): Promise<number> {
  if (name !== 'end' || who === undefined || others.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const ended = await withDatabase(config, createLog(config.logLevel), signal, ({ db }) => {
    const context = { db, clock: systemClock }
    return who === 'all' ? endSessionsOfAll(context) : endSessionsOf(context, who)
  })
  process.stdout.write(
    ended === undefined ? 'Nobody has this email.\n' : `Sessions ended: ${ended}\n`,
  )
  return ended === undefined ? 1 : 0
}

runCommand(run)
