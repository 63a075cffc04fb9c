import { findLastDaily, lateMs } from '#backup/index.ts'
import { measureJobs } from '#db/jobStore.ts'
import { checkSomeTotals } from '#ledger/index.ts'
import { overdueMsMax } from '#monitor/index.ts'
import { listChecks } from '#payments/index.ts'
import { type Check, type Finding, ok, problem, warning } from './check.ts'
import type { Connected } from './setup.ts'

/** Checks of what is stored, which need the current schema. */
export const recordChecks: readonly Check<Connected>[] = [
  { name: 'totals', run: checkTotals },
  { name: 'jobs', run: checkJobs },
  { name: 'open payments', run: checkOpenPayments },
  { name: 'backups', run: checkBackups },
]

async function checkTotals(connected: Connected): Promise<Finding> {
  const found = await checkSomeTotals(connected)
  const wrong = found.filter((finding) => finding.wrong > 0)
  return wrong.length === 0
    ? ok(`right (users looked at: ${found.length})`)
    : problem(
        `wrong for ${wrong.map(({ userId }) => userId).join(', ')}. Run: npm run totals -- rebuild`,
      )
}

async function checkJobs({ db, clock }: Connected): Promise<Finding | Finding[]> {
  const kinds = await measureJobs(db, clock.now())
  const overdue = kinds.filter(({ overdueMs }) => overdueMs > overdueMsMax)
  if (overdue.length === 0) return ok('none overdue')
  return overdue.map(({ kind, waiting, overdueMs }) => {
    const minutes = Math.floor(overdueMs / 60_000)
    return warning(
      `${waiting} of the kind ${kind} wait, for up to ${minutes} minutes. Is the server running? Does mail work?`,
    )
  })
}

/** The reconciler finishes a payment within minutes, unless the card service is away. */
const openMsMax = 24 * 60 * 60_000

async function checkOpenPayments({ db, clock }: Connected): Promise<Finding> {
  const open = await listChecks(db)
  const since = clock.now().getTime() - openMsMax
  const old = open.filter(({ createdAt }) => createdAt.getTime() < since)
  return old.length === 0
    ? ok(String(open.length))
    : warning(`${old.length} for more than a day. Run: npm run payments -- check`)
}

const hourMs = 60 * 60_000

async function checkBackups({ config, address, clock, folder }: Connected): Promise<Finding> {
  if (folder === undefined) return ok('up to you with DATABASE_URL, see docs/backup.md')
  if (!config.dailyBackups) return ok('BACKUP_DIR=off, so up to you. See docs/backup.md')
  const takenAt = await findLastDaily(config, address)
  if (takenAt === undefined) {
    return warning('none yet. A running server takes one by itself')
  }
  const ageMs = clock.now().getTime() - takenAt.getTime()
  const age = `the last daily one is ${Math.max(0, Math.floor(ageMs / hourMs))} hours old`
  return ageMs > lateMs
    ? warning(
        `${age}. Is the server running? Otherwise look for "the daily backup failed" in its log`,
      )
    : ok(age)
}
