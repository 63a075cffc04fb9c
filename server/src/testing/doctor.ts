import { systemClock } from '#adapters/clock.ts'
import { readConfig } from '#config.ts'
import { type Check, runChecks } from '#doctor/check.ts'
import type { Settings } from '#doctor/setup.ts'
import { createLog } from '#log.ts'

/** What one of the checks says: a line such as `ok: valid` for each finding. */
export async function ask<Setup>(
  checks: readonly Check<Setup>[],
  name: string,
  setup: Setup,
): Promise<string[]> {
  const lines: string[] = []
  const named = checks.filter((check) => check.name === name)
  if (named.length !== 1) throw new Error(`There is no check of this name: ${name}`)
  for await (const { state, text } of runChecks(named, setup)) lines.push(`${state}: ${text}`)
  return lines
}

/** A set-up with these settings, run by an ordinary user. */
export function settingsWith(environment: Record<string, string> = {}): Settings {
  return {
    environment,
    config: readConfig(environment),
    clock: systemClock,
    log: createLog('silent'),
    isRoot: false,
  }
}
