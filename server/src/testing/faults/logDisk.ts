import { execFileSync } from 'node:child_process'
import { chownSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findEmbedded } from '@evenkeel/embedded-postgres'
import pg from 'pg'
import type { SmallDisk } from './smallDisk.ts'

const pollMs = 10

/** Moves the write-ahead log of a stopped database to another disk, as an operator may. */
export function moveLog(cluster: string, disk: SmallDisk): void {
  const { uid, gid } = statSync(cluster)
  const log = join(cluster, 'pg_wal')
  const moved = join(disk.folder, 'pg_wal')
  execFileSync('cp', ['-a', log, moved])
  rmSync(log, { recursive: true })
  symlinkSync(moved, log)
  chownSync(disk.folder, uid, gid)
}

/** A write-ahead log on a full disk, which again and again goes on to a file that it does not have yet. */
export function fullLog(dataDir: string, disk: SmallDisk) {
  let isOver = false
  let work: Promise<void> | undefined

  async function useUp(): Promise<void> {
    const running = findEmbedded(dataDir)?.running
    if (running === undefined) return
    const client = new pg.Client(running)
    client.on('error', () => {})
    try {
      await client.connect()
      while (!isOver) await client.query('select pg_switch_wal(), txid_current()')
    } finally {
      await client.end()
    }
  }

  async function keepOn(): Promise<void> {
    for (; !isOver; await wait(pollMs)) await useUp().catch(() => {})
  }

  return {
    begin: async () => {
      isOver = false
      await disk.fill()
      work = keepOn()
    },
    end: async () => {
      isOver = true
      await work
      disk.makeRoom()
    },
  }
}
