import { afterAll } from 'vitest'

type Cleanup = () => unknown

const cleanups: Cleanup[] = []

// Vitest ignores a hook that is added while a test or another hook runs, so this one is added as the file loads.
afterAll(async () => {
  for (const cleanup of cleanups.toReversed()) await cleanup()
})

/** Cleans up after the file's last test, the newest first. Works at the top of a file, in hooks and in tests. */
export function afterFile(cleanup: Cleanup): void {
  cleanups.push(cleanup)
}
