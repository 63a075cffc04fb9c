import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A new empty folder, removed when the test ends. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))
  return folder
}
