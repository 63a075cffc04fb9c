import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { CardServiceError } from '#adapters/cards.ts'
import { createCards } from '#adapters/createCards.ts'
import { greetMailServer } from '#adapters/smtpMailer.ts'
import { SquareRefusesError } from '#adapters/squareSettings.ts'
import { secretNames } from '#config.ts'
import { warningsOf } from '#warnings.ts'
import { type Check, type Finding, ok, problem, reasonOf, warning } from './check.ts'
import type { Settings } from './setup.ts'

export const settingsChecks: readonly Check<Settings>[] = [
  { name: 'settings', run: checkSettings },
  { name: 'processes', run: checkProcesses },
  { name: 'secrets', run: checkSecretFiles },
  { name: 'mail', run: checkMail },
  { name: 'payments', run: checkCards },
  { name: 'assistant', run: checkModel },
]

function checkSettings({ config, isRoot }: Settings): Finding[] {
  const warnings = warningsOf(config, isRoot)
  const { production, publicUrl } = config
  if (production && publicUrl === undefined && !warnings.some((text) => /^PUBLIC_URL/.test(text))) {
    warnings.push('PUBLIC_URL is not set: signing in works only on this machine')
  }
  if (!production && publicUrl?.startsWith('https:')) {
    warnings.push('NODE_ENV is not production, although PUBLIC_URL is https. Set NODE_ENV')
  }
  return warnings.length === 0 ? [ok('valid')] : warnings.map(warning)
}

function checkProcesses({ config: { workers, databaseConnections } }: Settings): Finding {
  if (workers === 1) return ok('one')
  const processors = availableParallelism()
  return workers > processors
    ? warning(`WORKERS=${workers}, but this machine has ${processors} processors. Set WORKERS=auto`)
    : ok(
        `${workers}, each with ${databaseConnections} connections to the database, and one that keeps them`,
      )
}

/** Only a warning: containers hand out secrets as files that everyone in them may read. */
function checkSecretFiles({ environment }: Settings): Finding[] {
  const files = secretNames.flatMap((name) => {
    const path = environment[`${name}_FILE`]
    return path ? [{ name: `${name}_FILE`, path }] : []
  })
  // Windows has no such permissions.
  const open = process.platform === 'win32' ? [] : files.filter(({ path }) => isOpen(path))
  if (open.length > 0) {
    return open.map(({ name, path }) =>
      warning(`${name}: other users of this machine can read ${path}. Run: chmod 600 ${path}`),
    )
  }
  const names = files.map(({ name }) => name)
  return [ok(names.length === 0 ? 'none in files' : names.join(', '))]
}

function isOpen(path: string): boolean {
  return (statSync(path).mode & 0o007) !== 0
}

/** Signs in to the mail server, but sends nothing. */
async function checkMail({ config }: Settings): Promise<Finding> {
  const { mailUrl } = config
  if (mailUrl === 'file:') return ok('emails become files')
  const { host } = new URL(mailUrl)
  try {
    await greetMailServer(config)
    return ok(`${host} lets us in`)
  } catch (error) {
    return problem(`MAIL_URL names ${host}, which cannot be used: ${reasonOf(error)}`)
  }
}

/** Asks Square, if that is set up, whether it knows the settings. */
async function checkCards({ config, clock, log }: Settings): Promise<Finding> {
  const { billing, production } = config
  if (billing === 'off') return ok('off: everyone has premium')
  if (billing === 'simulator') {
    return production
      ? warning('the simulator takes no real money. Set BILLING=square or BILLING=off')
      : ok('simulated')
  }
  try {
    await createCards(config, clock, log)?.ready()
    return ok('Square accepts the settings')
  } catch (error) {
    if (error instanceof SquareRefusesError) return problem(error.message)
    if (!(error instanceof CardServiceError)) throw error
    return warning('Square does not answer. Payments are refused until it does')
  }
}

function checkModel({ config: { ai } }: Settings): Finding {
  return ok(
    ai === undefined
      ? 'words its answers itself'
      : `${ai.recipient}, ${ai.model}; not asked, because that costs money`,
  )
}
