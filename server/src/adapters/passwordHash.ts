import type { Options } from '@node-rs/argon2'
import { createOwnThread } from './ownThread.ts'

/** A password to hash, or to compare with a hash. */
export type HashQuestion =
  | { password: string; options: Options }
  | { password: string; stored: string }

/**
 * Hashes a password, or compares it with a hash, in a thread of low priority: a flood of passwords then takes little
 * more than what others leave of the processors.
 */
export const askForHash = createOwnThread<HashQuestion, string | boolean>(
  'server/src/adapters/passwordHashWorker.ts',
)
