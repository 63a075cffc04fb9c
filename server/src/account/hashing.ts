import { type Algorithm, hash, verify } from '@node-rs/argon2'
import { type Asker, createTurns } from './turns.ts'

// The OWASP recommendation for argon2id: 19 MiB, two passes.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Four concurrent hashes saturate two cores and use 76 MiB; more would only slow all of them down. */
const inTurn = createTurns({ atOnce: 4, waitingMax: 200, waitingOfOneMax: 20 })

/** Ourselves, rather than a client. */
const us: Asker = { key: 'us', isKnown: true }

/** @throws AppError unavailable if too many hashes are waiting */
export function hashPassword(password: string, asker = us): Promise<string> {
  return inTurn(asker, () => hash(password, options))
}

/** How a hash made with the present options begins. */
const present = `$argon2id$v=19$m=${options.memoryCost},t=${options.timeCost},p=${options.parallelism}$`

/** True for a hash that was made with other options, which still verifies. */
export function isOutdatedHash(stored: string): boolean {
  return !stored.startsWith(present)
}

const dummy = hash('nobody has this password', options)

/**
 * Compares a password with a hash. Without a hash it verifies a dummy, which takes the same time, and returns false.
 * @throws AppError unavailable if too many hashes are waiting
 */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
  asker: Asker,
): Promise<boolean> {
  const against = stored ?? (await dummy)
  const matches = await inTurn(asker, () => verify(against, password))
  return matches && stored !== undefined
}
