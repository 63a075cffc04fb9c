import { Id } from '@evenkeel/domain/endpoint'
import { readConfig } from '#config.ts'
import { withDatabase } from '#db/openDatabase.ts'
import { checkTotals, rebuildTotals } from '#ledger/index.ts'
import { createLog } from '#log.ts'
import { runCommand } from '#runCommand.ts'

const usage = `Usage: npm run totals -- check|rebuild [user id]
  check    compares the stored totals with the transactions
  rebuild  recomputes them
Evenkeel may be running.
`

const commands = {
  check: { find: checkTotals, heading: 'Wrong totals' },
  rebuild: { find: rebuildTotals, heading: 'Wrong totals, now recomputed' },
}

/** Runs the command and returns its exit code: 1 if something is wrong and was not repaired. */
async function run([name = '', userId]: readonly string[], signal: AbortSignal): Promise<number> {
  const command = name === 'check' || name === 'rebuild' ? commands[name] : undefined
  if (command === undefined || (userId !== undefined && !Id.safeParse(userId).success)) {
    process.stderr.write(usage)
    return 2
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  let [people, wrong] = [0, 0]
  await withDatabase(config, createLog(config.logLevel), signal, async (database) => {
    for await (const finding of command.find(database, userId)) {
      people += 1
      wrong += finding.wrong
      if (finding.wrong > 0) process.stdout.write(`${finding.userId}: ${finding.wrong}\n`)
    }
  })
  process.stdout.write(`${command.heading}: ${wrong} (users checked: ${people})\n`)
  return name === 'check' && wrong > 0 ? 1 : 0
}

runCommand(run)
