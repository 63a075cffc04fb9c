import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** What the system says about processes; only Linux tells it this way. */
export const canLookAtProcesses = existsSync('/proc/self/smaps_rollup')

/** The process and all below it. */
export function familyOf(pid: number): number[] {
  const children = listProcesses().filter((process) => process.parent === pid)
  return [pid, ...children.flatMap((child) => familyOf(child.pid))]
}

/** The first process of the PostgreSQL that works in a data folder. */
export function findPostmaster(dataDir: string): number {
  const found = listProcesses().find(({ pid, parent }) => {
    const command = readProcess(pid, 'cmdline') ?? ''
    return command.includes(dataDir) && !(readProcess(parent, 'cmdline') ?? '').includes(dataDir)
  })
  if (found === undefined) throw new Error(`No process works in ${dataDir}`)
  return found.pid
}

/**
 * The memory of some processes in bytes, what they share counted once: each carries its part of it. A process that
 * has ended meanwhile counts nothing.
 */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kiB = /^Pss:\s+(\d+) kB$/m.exec(readProcess(pid, 'smaps_rollup') ?? '')?.[1]
    return sum + Number(kiB ?? 0) * 1024
  }, 0)
}

function listProcesses(): { pid: number; parent: number }[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    const parent = /^PPid:\s+(\d+)$/m.exec(readProcess(Number(name), 'status') ?? '')?.[1]
    return parent === undefined ? [] : [{ pid: Number(name), parent: Number(parent) }]
  })
}

function readProcess(pid: number, file: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8')
  } catch (error) {
    // It has ended, or it was never ours to look at.
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as { code?: string }).code ?? '')) {
      return undefined
    }
    throw error
  }
}
