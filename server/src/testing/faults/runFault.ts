import { setTimeout as wait } from 'node:timers/promises'
import { scaled, testScale } from '@evenkeel/domain/testing'
import { expect } from 'vitest'
import type { Random } from '#demo/random.ts'
import { openUsers } from './users.ts'

/** How long a fault lasts in the drills. In `npm test` it ends as soon as everyone was refused. */
const drillMs = 30_000

export type Fault = {
  name: string
  begin(): unknown
  /** Undefined for one that nobody needs to end. */
  end?: () => unknown
}

type Scene = { origin: string; log: readonly string[] }

/**
 * Lets a fault begin and end while users work: they are refused with a Retry-After, then accepted again, and each of
 * their writes is there once.
 * @param meanwhile what else must hold while the fault lasts
 */
export async function runFault(
  { origin, log }: Scene,
  { name, begin, end }: Fault,
  random: Random,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<void> {
  const users = await openUsers(origin, random)
  await users.untilEach('accepted', scaled(5))
  users.takeSlowestMs()
  const beganMs = performance.now()
  await begin()
  await users.untilEach('refused', 1)
  const document = await fetch(`${origin}/api/openapi.json`)
  expect(document.status).toBe(200)
  await meanwhile()
  if (end && testScale > 1) await wait(Math.max(0, drillMs - (performance.now() - beganMs)))
  const endedMs = end ? performance.now() : beganMs
  await end?.()
  await users.untilEach('accepted', 1)
  const backMs = performance.now() - endedMs
  const slowestMs = users.takeSlowestMs()
  await users.untilEach('accepted', scaled(5))
  const figures = await users.finish()
  expect(log.filter((line) => /request failed|stopping after a failure/.test(line))).toEqual([])
  if (testScale > 1) {
    const times = { slowestMs: Math.round(slowestMs), backMs: Math.round(backMs) }
    process.stdout.write(`${name}: ${JSON.stringify({ ...times, ...figures })}\n`)
  }
}
