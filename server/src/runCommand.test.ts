import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { startEmbedded } from '@evenkeel/embedded-postgres'
import { beforeEach, expect, test } from 'vitest'
import { isDatabaseRunning } from '#testing/crash/product.ts'
import { makeFolder } from '#testing/folders.ts'
import { needsEmbedded } from '#testing/needsEmbedded.ts'

beforeEach(needsEmbedded('stops commands that have started the database'))

const commands: [string, string[]][] = [
  ['totals.ts', ['check']],
  ['doctorCommand.ts', []],
]

test.each(commands)(
  '%s, stopped, also stops the database it started',
  async (file, args) => {
    const folder = makeFolder()
    chmodSync(folder, 0o755)
    const dataDir = join(folder, 'data')
    const before = await startEmbedded({ dataDir, log: () => {} })
    await before.stop()
    const program = fileURLToPath(new URL(file, import.meta.url))
    const child = spawn(process.execPath, [program, ...args], {
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
      stdio: ['ignore', 'ignore', 'pipe'],
      detached: true,
    })
    const said: string[] = []
    child.stderr.on('data', (text: Buffer) => said.push(text.toString()))
    const ended = once(child, 'close')
    while (!existsSync(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))) await wait(1)
    // Twice, as a terminal and npm do.
    process.kill(-(child.pid ?? 0), 'SIGINT')
    process.kill(-(child.pid ?? 0), 'SIGINT')
    expect(await ended).toEqual([1, null])
    expect(said.join('')).toBe('Stopped by SIGINT.\n')
    while (isDatabaseRunning(dataDir)) await wait(10)
  },
  180_000,
) // Only stops a test that hangs.
