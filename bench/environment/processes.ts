import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Process details are read from /proc, which only Linux has. */
export const canInspectProcesses = existsSync('/proc/self/smaps_rollup')

/** A process and all its descendants. */
export function processTree(pid: number): number[] {
  const children = listProcesses().filter((process) => process.parent === pid)
  return [pid, ...children.flatMap((child) => processTree(child.pid))]
}

/** The postmaster of the PostgreSQL server on a data folder. */
export function findPostmaster(dataDir: string): number {
  const found = listProcesses().find(({ pid, parent }) => {
    const command = readProcess(pid, 'cmdline') ?? ''
    return command.includes(dataDir) && !(readProcess(parent, 'cmdline') ?? '').includes(dataDir)
  })
  if (found === undefined) throw new Error(`No PostgreSQL server runs on ${dataDir}`)
  return found.pid
}

/**
 * The proportional set size of some processes in bytes, which counts shared memory once. A process that has exited
 * counts as zero.
 */
export function memoryOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const kiB = /^Pss:\s+(\d+) kB$/m.exec(readProcess(pid, 'smaps_rollup') ?? '')?.[1]
    return sum + Number(kiB ?? 0) * 1024
  }, 0)
}

/** Linux counts a process's time in hundredths of a second. */
const microsPerTick = 10_000

/** The processor time that some processes have used, and their children that have ended, in microseconds. */
export function cpuMicrosOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    // After the name in brackets, which may contain anything, comes the third field; times are the 14th to 17th.
    const fields =
      readProcess(pid, 'stat')
        ?.replace(/^.*\) /s, '')
        .split(' ') ?? []
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return sum + ticks * microsPerTick
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
    // It has exited, or we may not read it.
    if (['ENOENT', 'ESRCH', 'EACCES'].includes((error as { code?: string }).code ?? '')) {
      return undefined
    }
    throw error
  }
}
