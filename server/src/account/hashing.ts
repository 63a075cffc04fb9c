import { availableParallelism } from 'node:os'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { askForHash } from '#adapters/passwordHash.ts'
import { createTurns } from './turns.ts'

// The OWASP recommendation for argon2id: 19 MiB, two passes.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Half of the processors for both lanes together, but at least one for each. */
const atOnce = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 4)))

/** Many may wait: a client that waits costs less than one that is turned away and asks again at once. */
const limits = { atOnce, waitingMax: 2000, waitingOfOneMax: 250 }
const [knownLane, otherLane] = [createTurns(limits), createTurns(limits)]

/** Who wants a password hashed; requests with the same key wait for each other. */
export type Asker = { key: string; isKnown: boolean }

/** Whatever hashes a password for a client takes its turn here. A flood of strangers does not delay those we know. */
export function inTurn<T>({ key, isKnown }: Asker, work: () => Promise<T>): Promise<T> {
  return (isKnown ? knownLane : otherLane)(key, work)
}

/** For whom a password is hashed. */
type Client = Pick<Asker, 'isKnown'>

/** Hashes a password, for strangers at low priority: a flood of them must not slow down everyone else. */
export async function hashPassword(
  password: string,
  { isKnown }: Client = { isKnown: true },
): Promise<string> {
  return isKnown ? hash(password, options) : String(await askForHash({ password, options }))
}

/** How a hash made with the present options begins. */
const present = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** True for a hash that was made with other options, which still verifies. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(present)
}

const dummy = hash('nobody has this password', options)

/**
 * Compares a password with a hash, for strangers at low priority. Without a hash it verifies a dummy, which takes the
 * same time, and returns false.
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  { isKnown }: Client = { isKnown: true },
): Promise<boolean> {
  const expected = stored ?? (await dummy)
  const matches = isKnown
    ? await verify(expected, password)
    : await askForHash({ password, stored: expected })
  return matches === true && stored !== undefined
}
