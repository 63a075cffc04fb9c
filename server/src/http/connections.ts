import { readFileSync } from 'node:fs'

/** File descriptors reserved for database connections, files and the log. */
const reserved = 200
/** Connections beyond this number would only cost memory. */
const useful = 20_000

/**
 * How many client connections a server may hold. If they used up the limit on open files, the server could open no
 * database connection and no file.
 */
export function connectionsMax(openFilesMax: number): number {
  return Math.min(useful, Math.max(openFilesMax - reserved, Math.floor(openFilesMax / 2)))
}

/** The process's limit on open files, or a common default if the system does not report it. */
export function readOpenFilesMax(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8')
    const [, soft = ''] = /^Max open files\s+(\S+)/m.exec(limits) ?? []
    return soft === 'unlimited' ? useful * 2 : Number.parseInt(soft, 10) || usualOpenFilesMax
  } catch {
    return usualOpenFilesMax
  }
}

const usualOpenFilesMax = 1024
