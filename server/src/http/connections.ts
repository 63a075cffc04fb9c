import { readFileSync } from 'node:fs'

/** Kept for the database's connections, files and the log. */
const reserved = 200
/** More idle connections than this only cost memory. */
const useful = 20_000

/**
 * How many connections a server may hold. At the system's limit of open files nothing else would work: no database
 * connection, no log, no page.
 */
export function connectionsMax(openFilesMax: number): number {
  return Math.min(useful, Math.max(openFilesMax - reserved, Math.floor(openFilesMax / 2)))
}

/** The process's limit of open files; the usual one where the system does not tell. */
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
