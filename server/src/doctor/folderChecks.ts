import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { freeBytesIn, freeBytesMin } from '#adapters/freeSpace.ts'
import { type Check, type Finding, ok, problem, warning } from './check.ts'
import type { Settings } from './setup.ts'

/** Enough for the write-ahead log and a while of new data. */
const freeBytesWanted = 1024 * 1024 * 1024

export const folderChecks: readonly Check<Settings>[] = [
  { name: 'data folder', run: checkFolder },
  { name: 'disk', run: checkDisk },
]

function checkFolder({ config, isRoot }: Settings): Finding {
  const folder = resolve(config.dataDir)
  if (!existsSync(folder)) {
    const parent = existingParentOf(folder)
    return isWritable(parent)
      ? ok(`${folder}, made by the first start`)
      : problem(`${folder} does not exist, and we may not create it in ${parent}. Create it`)
  }
  if (!isWritable(folder)) {
    return problem(`we may not write to DATA_DIR, ${folder}. Start as its owner, or give it to us`)
  }
  const { mode, uid } = statSync(folder)
  if (process.platform === 'win32') return ok(folder)
  if (!isRoot && uid !== process.getuid?.()) {
    return warning(`${folder} belongs to another user. Run: chown ${process.getuid?.()} ${folder}`)
  }
  return (mode & 0o066) === 0
    ? ok(folder)
    : warning(`other users of this machine can look into ${folder}. Run: chmod 700 ${folder}`)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}

function existingParentOf(path: string): string {
  const parent = dirname(path)
  return existsSync(parent) ? parent : existingParentOf(parent)
}

async function checkDisk({ config }: Settings): Promise<Finding> {
  const folder = resolve(config.dataDir)
  return judgeSpace(await freeBytesIn(existsSync(folder) ? folder : existingParentOf(folder)))
}

export function judgeSpace(freeBytes: number): Finding {
  const free = `${Math.floor(freeBytes / 1024 / 1024)} MiB free`
  if (freeBytes < freeBytesMin) return problem(`${free} for DATA_DIR. Make room before it stops`)
  return freeBytes < freeBytesWanted ? warning(`${free} for DATA_DIR. Make room soon`) : ok(free)
}
