import { execFileSync } from 'node:child_process'
import { mkdtempSync, realpathSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { onTestFinished } from 'vitest'

/** A file system of its own in memory, which can run full and become read-only like a disk. */
export type SmallDisk = {
  folder: string
  /** Leaves no byte free. What is allocated already can still be overwritten. */
  fill(): Promise<void>
  makeRoom(): void
  /** Nothing may be open for writing, so whoever writes is asked to end until it has become read-only. */
  makeReadOnly(endWriters: () => void): Promise<void>
  makeWritable(): void
}

const roomy = '1g'
const retryMs = 2

/** Whether this user may mount a file system: root, outside most containers. */
export function canMount(): boolean {
  try {
    unmount(mountNew())
    return true
  } catch {
    return false
  }
}

/** Mounts a disk, until the test ends. */
export function openSmallDisk(): SmallDisk {
  const folder = mountNew()
  onTestFinished(() => unmount(folder))
  const remount = (option: string) => run('mount', '-o', `remount,${option}`, folder)
  return {
    folder,
    fill: () => untilDone(() => remount(`size=${usedBytes(folder)}`)),
    makeRoom: () => remount(`size=${roomy}`),
    makeReadOnly: (endWriters) =>
      untilDone(() => {
        endWriters()
        remount('ro')
      }),
    makeWritable: () => remount('rw'),
  }
}

function mountNew(): string {
  const folder = mkdtempSync(join(realpathSync(tmpdir()), 'evenkeel-disk-'))
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${roomy},mode=755`, 'tmpfs', folder)
    // An empty disk could not be filled: to the kernel, a size of zero is no limit.
    writeFileSync(join(folder, 'not-empty'), 'x')
    return folder
  } catch (error) {
    rmdirSync(folder)
    throw error
  }
}

/** Also while something that a failed test has left behind still uses it. */
function unmount(folder: string): void {
  run('umount', '--lazy', folder)
  rmdirSync(folder)
}

function usedBytes(folder: string): number {
  const { blocks, bfree, bsize } = statfsSync(folder)
  return (blocks - bfree) * bsize
}

/** The kernel refuses while others write in between. */
async function untilDone(attempt: () => void): Promise<void> {
  for (;;) {
    try {
      return attempt()
    } catch {
      await wait(retryMs)
    }
  }
}

function run(program: string, ...args: string[]): void {
  execFileSync(program, args, { stdio: 'pipe' })
}
