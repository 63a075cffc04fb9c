import { AppError } from '@evenkeel/domain/errors'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// OWASP's choice for argon2id: 19 MiB, two passes.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Four hashes fill two cores and 76 MiB; more at once would only make everybody wait longer. */
const limit = pLimit(4)
const waitingMax = 200

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= waitingMax) throw new AppError('unavailable', { retryAfterSeconds: 5 })
  return limit(work)
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, options))
}

const dummy = hash('nobody has this password', options)

/** Compares a password with a hash; without one it takes the same time over a dummy and says no. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await dummy)
  const matches = await queued(() => verify(against, password))
  return matches && stored !== undefined
}
