import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { chmod, chown, lchown, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import { formatCurrent, formatFile, type Home, hasCluster } from './home.ts'
import { isAlive, outcomeOf, spawnAs } from './process.ts'
import type { Transport } from './transport.ts'
import type { ServerUser } from './user.ts'

/** The cluster's superuser; the socket's folder keeps other users out. */
export const superuser = 'evenkeel'

const draftPattern = /^cluster\.new-(\d+)-[0-9a-f]+$/
const ownDrafts = new Set<string>()

type Making = {
  durable: boolean
  /** Gives up. */
  signal: AbortSignal | undefined
}

/**
 * Creates the cluster if there is none. It is created next to its final path and renamed when complete, so that a
 * kill at any moment leaves either no cluster or a complete one.
 */
export async function ensureCluster(
  home: Home,
  native: string,
  transport: Transport,
  how: Making,
): Promise<void> {
  await removeAbandonedDrafts(home)
  if (hasCluster(home)) return giveToServerUser(home)
  const name = `cluster.new-${process.pid}-${randomBytes(4).toString('hex')}`
  const draft = join(home.path, name)
  ownDrafts.add(name)
  try {
    await makeCluster(draft, home, native, transport, how)
    await moveIntoPlace(draft, home)
  } catch (error) {
    how.signal?.throwIfAborted()
    if (error instanceof EmbeddedDatabaseError) throw error
    throw new EmbeddedDatabaseError(
      `Evenkeel cannot create its database in ${home.path}: ${reasonOf(error)}`,
    )
  } finally {
    await rm(draft, { recursive: true, force: true })
    ownDrafts.delete(name)
  }
}

async function makeCluster(
  draft: string,
  home: Home,
  native: string,
  transport: Transport,
  { durable, signal }: Making,
): Promise<void> {
  await mkdir(draft, { mode: 0o700 })
  if (home.runAs) await chown(draft, home.runAs.uid, home.runAs.gid)
  const args = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...transport.initdbArgs,
    ...(durable ? [] : ['--no-sync']),
  ]
  signal?.throwIfAborted()
  const initdb = spawnAs(home.runAs, join(native, 'bin', 'initdb'), args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A signal to our process group is ours to handle.
    detached: true,
  })
  const giveUp = () => initdb.kill('SIGTERM')
  signal?.addEventListener('abort', giveUp)
  const ended = await outcomeOf(initdb)
  signal?.removeEventListener('abort', giveUp)
  if (ended.code !== 0) {
    const reason = failureIn(ended.output) || ended.signal || ended.code
    throw new EmbeddedDatabaseError(
      `PostgreSQL could not create a database in ${home.path}: ${reason}`,
    )
  }
  await writeFile(join(draft, formatFile), `${formatCurrent}\n`)
  if (durable) await syncToDisk(join(draft, formatFile))
}

/** The error lines of initdb's output. */
function failureIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const failures = lines.filter((line) => /\b(error|fatal|panic|could not)\b/i.test(line))
  return (failures.length > 0 ? failures : lines.filter(Boolean).slice(-3)).join(' ')
}

async function moveIntoPlace(draft: string, home: Home): Promise<void> {
  try {
    await rename(draft, home.cluster)
    await syncToDisk(home.path)
  } catch (error) {
    // Another start was faster; we use its cluster.
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '') || !hasCluster(home)) {
      throw error
    }
  }
}

async function syncToDisk(path: string): Promise<void> {
  // Windows cannot open a folder to sync it, and a rename does not need it there.
  if (process.platform === 'win32') return
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Removes drafts left behind by starts that were killed while creating the cluster. */
async function removeAbandonedDrafts(home: Home): Promise<void> {
  const drafts = (await readdir(home.path)).filter(isAbandoned)
  for (const draft of drafts) {
    // Retried, because an initdb that outlived its parent may still write for a moment.
    await rm(join(home.path, draft), { recursive: true, force: true, maxRetries: 10 })
  }
}

function isAbandoned(name: string): boolean {
  const pid = Number(draftPattern.exec(name)?.[1])
  if (!pid || ownDrafts.has(name)) return false
  // Our process id but not our draft: left by an earlier run, since containers reuse process ids.
  return pid === process.pid || !isAlive(pid)
}

/** Takes ownership from root, who may have restored the folder; otherwise the server could not use it. */
async function giveToServerUser({ cluster, runAs }: Home): Promise<void> {
  if (!runAs) return
  const { uid } = statSync(cluster)
  if (uid === runAs.uid) return
  await chownTree(cluster, runAs)
  await chmod(cluster, 0o700)
}

async function chownTree(folder: string, user: ServerUser): Promise<void> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await chownTree(path, user)
    else await lchown(path, user.uid, user.gid)
  }
  // The folder itself comes last, so that an interrupted run is detected and repeated.
  await chown(folder, user.uid, user.gid)
}
