import { AppError } from '@evenkeel/domain/errors'
import { type Algorithm, hash, verify } from '@node-rs/argon2'
import pLimit from 'p-limit'

// The OWASP recommendation for argon2id: 19 MiB, two passes.
const options = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
}

/** Four concurrent hashes saturate two cores and use 76 MiB; more would only slow all of them down. */
const limit = pLimit(4)
const queuedMax = 200

function queued<T>(work: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= queuedMax) throw new AppError('unavailable', { retryAfterSeconds: 5 })
  return limit(work)
}

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, options))
}

const dummy = hash('nobody has this password', options)

/** Compares a password with a hash. Without a hash it verifies a dummy, which takes the same time, and returns false. */
export async function verifyPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const against = stored ?? (await dummy)
  const matches = await queued(() => verify(against, password))
  return matches && stored !== undefined
}
