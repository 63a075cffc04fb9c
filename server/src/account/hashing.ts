import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { createTurns } from './turns.ts'

// The OWASP recommendation for argon2id: 19 MiB, two passes.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Half of the processors: a flood of sign-ins leaves the others to everybody else. */
const atOnce = Math.max(1, Math.min(4, Math.floor(availableParallelism() / 2)))

/**
 * Whatever hashes a password for a client takes its turn here. Many may wait: a client that waits costs less than one
 * that is turned away and asks again at once.
 */
export const inTurn = createTurns({ atOnce, waitingMax: 2000, waitingOfOneMax: 250 })

export function hashPassword(password: string): Promise<string> {
  return hash(password, options)
}

/** How a hash made with the present options begins. */
const present = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** True for a hash that was made with other options, which still verifies. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(present)
}

const dummy = hash('nobody has this password', options)

/** Compares a password with a hash. Without a hash it verifies a dummy, which takes the same time, and returns false. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? (await dummy), password)
  return matches && stored !== undefined
}
