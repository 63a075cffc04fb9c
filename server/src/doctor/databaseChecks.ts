import { skewMsMax } from '#adapters/clock.ts'
import { knownMigrations } from '#db/schemaVersion.ts'
import { type Check, type Finding, ok, problem, warning } from './check.ts'
import type { Connected } from './setup.ts'
import {
  type Durability,
  listAppliedMigrations,
  listCollationWarnings,
  listLimitWarnings,
  listMissingExtensions,
  type Rights,
  readDatabaseTime,
  readDurability,
  readRights,
  readServerFacts,
  type ServerFacts,
} from './store.ts'

/** Checks of any database, also of an empty one. */
export const databaseChecks: readonly Check<Connected>[] = [
  { name: 'PostgreSQL', run: async ({ db }) => judgeServer(await readServerFacts(db)) },
  { name: 'sorting', run: async ({ db }) => judgeSorting(await listCollationWarnings(db)) },
  { name: 'durability', run: async ({ db }) => judgeDurability(await readDurability(db)) },
  { name: 'limits', run: checkLimits },
  { name: 'schema', run: async ({ db }) => judgeSchema(await listAppliedMigrations(db)) },
  { name: 'extensions', run: checkExtensions },
  {
    name: 'role',
    run: async ({ db, folder }) => judgeRights(await readRights(db), folder !== undefined),
  },
  { name: 'clock', run: checkClock },
]

/** The oldest version that PostgreSQL's developers still mend. */
const majorMin = 15

export function judgeServer(facts: ServerFacts): Finding[] {
  const { version, major, encoding, hasIcu, isReplica } = facts
  const findings: Finding[] = []
  if (encoding !== 'UTF8') {
    findings.push(problem(`its encoding is ${encoding}. Create the database with --encoding=UTF8`))
  }
  if (!hasIcu) {
    findings.push(problem('it lacks the collation und-x-icu. Use a PostgreSQL built with ICU'))
  }
  if (isReplica) {
    findings.push(problem('it is a replica, which cannot be written to. Name the primary'))
  }
  if (major < majorMin) {
    findings.push(warning(`${version} is no longer maintained. Upgrade it to ${majorMin} or later`))
  }
  return findings.length > 0 ? findings : [ok(`${version}, ${encoding}`)]
}

function judgeSorting(warnings: string[]): Finding[] {
  return warnings.length === 0 ? [ok('by the rules of the indexes')] : warnings.map(problem)
}

async function checkLimits({ db, config }: Connected): Promise<Finding[]> {
  if (!config.isPooler) return [ok('set by each server')]
  const warnings = await listLimitWarnings(db)
  return warnings.length === 0 ? [ok('set for the role')] : warnings.map(warning)
}

/** With any of these off, a crash loses or damages what was saved. */
export function judgeDurability(settings: Durability): Finding | Finding[] {
  const names = {
    fsync: 'fsync',
    synchronousCommit: 'synchronous_commit',
    fullPageWrites: 'full_page_writes',
  } as const
  const off = Object.entries(names).filter(([key]) => settings[key as keyof Durability] === 'off')
  if (off.length === 0) return ok('what is saved survives a power cut')
  return off.map(([, name]) =>
    problem(`${name} is off: a power cut loses or damages data. Turn it on in postgresql.conf`),
  )
}

/** Whether exactly the migrations that this version knows are applied. */
export function isCurrent(applied: readonly number[] | undefined): boolean {
  return applied !== undefined && judgeSchema(applied).state === 'ok'
}

function judgeSchema(applied: readonly number[] | undefined): Finding {
  if (applied === undefined) return ok('empty; the first start fills it')
  const unknown = applied.filter((time) => !knownMigrations.includes(time)).length
  if (unknown > 0) {
    return problem(
      `a newer version of Evenkeel has migrated it (${unknown} unknown). Install that version, or see docs/upgrade.md`,
    )
  }
  const missing = knownMigrations.filter((time) => !applied.includes(time)).length
  return missing === 0
    ? ok('current')
    : warning(
        `the next start migrates it (${missing} to apply). Stop every server and back up first, see docs/upgrade.md`,
      )
}

async function checkExtensions({ db }: Connected): Promise<Finding | Finding[]> {
  const missing = await listMissingExtensions(db)
  const isEmpty = (await listAppliedMigrations(db)) === undefined
  const findings = missing.flatMap(({ name, isAvailable }) => {
    if (!isAvailable) {
      return [problem(`${name} is not installed. Install PostgreSQL's contrib package`)]
    }
    return isEmpty
      ? []
      : [problem(`${name} is missing. Run in the database: CREATE EXTENSION ${name}`)]
  })
  if (findings.length > 0) return findings
  return ok(missing.length > 0 ? 'available to the first start' : 'installed')
}

/** @param isEmbedded the embedded database belongs to its superuser, whom nobody else can act as */
export function judgeRights(rights: Rights, isEmbedded: boolean): Finding | Finding[] {
  const { role, isSuperuser, mayCreate, closed, foreign } = rights
  const findings: Finding[] = []
  if (closed.length > 0) {
    findings.push(problem(`${role} may not read and write ${closed.join(', ')}. Grant it`))
  }
  if (!mayCreate) {
    findings.push(problem(`${role} may not create tables. Make it the owner of the database`))
  }
  if (foreign.length > 0) {
    findings.push(
      problem(`${role} does not own ${foreign.join(', ')}. Upgrades need it: ALTER TABLE … OWNER`),
    )
  }
  if (isSuperuser && !isEmbedded) {
    findings.push(warning(`${role} is a superuser. A role that owns the database is enough`))
  }
  return findings.length > 0 ? findings : ok(role)
}

/** Longer than a round trip, and shorter than what would show. */
const differenceMsMax = 5000

async function checkClock({ db, clock }: Connected): Promise<Finding> {
  const before = clock.now().getTime()
  const there = (await readDatabaseTime(db)).getTime()
  const after = clock.now().getTime()
  return judgeClocks(Math.max(0, before - there, there - after))
}

export function judgeClocks(differenceMs: number): Finding {
  const text = `this machine's clock and the database's differ by ${Math.round(differenceMs / 1000)} seconds. Synchronize both`
  if (differenceMs > skewMsMax) return problem(text)
  return differenceMs > differenceMsMax ? warning(text) : ok("agrees with the database's")
}
