import { systemClock } from '#adapters/clock.ts'
import { createCards } from '#adapters/createCards.ts'
import { readConfig } from '#config.ts'
import { withDatabase } from '#db/openDatabase.ts'
import { createLog } from '#log.ts'
import { checkPayments } from '#payments/index.ts'
import { runCommand } from '#runCommand.ts'

const usage = `Usage: npm run payments -- check
  Lists unsettled payments, and compares the accounts with the card service in both directions.
Nothing is changed. Evenkeel may be running.
`

const headings = {
  open: 'Not settled yet',
  ours: 'Premium without its payment',
  service: 'Taken without premium',
} as const

/** Runs the command and returns the exit code: 1 if we and the card service disagree. */
async function run([name]: readonly string[], signal: AbortSignal): Promise<number> {
  if (name !== 'check') {
    process.stderr.write(usage)
    return 2
  }
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel)
  const cards = createCards(config, systemClock, log)
  if (cards === undefined) {
    process.stdout.write('BILLING=off: there are no payments.\n')
    return 0
  }
  const counts = { open: 0, ours: 0, service: 0 }
  await withDatabase(config, log, signal, async ({ db }) => {
    const context = { db, clock: systemClock, config, log, cards }
    for await (const { kind, line } of checkPayments(context, cards)) {
      counts[kind] += 1
      process.stdout.write(`${headings[kind]}: ${line}\n`)
    }
  })
  process.stdout.write(
    `${headings.open}: ${counts.open} · ${headings.ours}: ${counts.ours} · ${headings.service}: ${counts.service}\n`,
  )
  return counts.ours + counts.service > 0 ? 1 : 0
}

runCommand(run)
