import { readConfig } from '#config.ts'
import { DistributionError, deleteLocalCopies, distribute } from '#db/distribute.ts'
import { withDatabase } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { runCommand } from '#runCommand.ts'

const usage = `Usage: npm run distribute
  Spreads the tables of DATABASE_URL, the coordinator of a Citus cluster, over its nodes. Once is enough:
  migrations do it for the tables that they add. Repeating it changes nothing.
Evenkeel may be running; it refuses writes until the rows are where they belong.
`

/** Runs the command and returns its exit code: 1 if the tables cannot be spread, or not all copies were deleted. */
async function run(args: readonly string[], signal: AbortSignal): Promise<number> {
  if (args.length > 0) {
    process.stderr.write(usage)
    return 2
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  if (config.databaseUrl === undefined) {
    throw new DistributionError(
      'Set DATABASE_URL to the coordinator of a Citus cluster. The embedded PostgreSQL is a single node.',
    )
  }
  return withDatabase(config, createLog(config.logLevel), signal, async ({ db }) => {
    const placed = await distribute(db)
    process.stdout.write(
      placed.length === 0
        ? 'Every table has its place already.\n'
        : `Tables that now have their place: ${placed.join(', ')}\n`,
    )
    const problems = await deleteLocalCopies(db)
    for (const problem of problems) {
      process.stderr.write(`The coordinator's disk still has old rows of ${problem}\n`)
    }
    return problems.length === 0 ? 0 : 1
  })
}

runCommand(run)
