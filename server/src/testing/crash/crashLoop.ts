import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Random } from '#demo/random.ts'
import { type Client, openClient } from './client.ts'
import {
  adoptState,
  countCommittedUnacknowledged,
  type Entry,
  findViolations,
  type Row,
  sendAdd,
  writeUntilDisconnected,
} from './entries.ts'
import { type Product, startProduct } from './product.ts'

const totals = fileURLToPath(new URL('../../totals.ts', import.meta.url))

const people = 2
const browsersOfEach = 4
/** The crash comes after a random number of requests and replies, at most this many. */
const eventsMax = 300
/** Acknowledged requests to repeat after a crash. */
const repeatsMax = 10

export type CrashStats = {
  crashes: number
  /** Writes whose reply the client received. */
  acknowledged: number
  /** Writes interrupted by a crash before their reply. */
  interrupted: number
  /** Of those, the ones that had been committed anyway. */
  committedUnacknowledged: number
  finalEntries: number
}

/** How each round ends. */
type Ending = (product: Product, dataDir: string) => Promise<void>

/** A user, and the writes of each of their browsers. */
type Account = { cookie: string; browsers: Entry[][] }

/**
 * Repeatedly ends the server and its database while users write, and verifies every acknowledged write after restart.
 * @param end by default kills both
 * @param env settings of the server
 * @throws Error on the first lost or duplicated write
 */
export async function runCrashLoop(
  crashes: number,
  random: Random,
  end: Ending = (product) => product.kill(),
  env: Record<string, string> = {},
): Promise<CrashStats> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-crash-'))
  // When running as root, the database runs as another user who needs access to the folder.
  chmodSync(dataDir, 0o755)
  const stats = {
    crashes: 0,
    acknowledged: 0,
    interrupted: 0,
    committedUnacknowledged: 0,
    finalEntries: 0,
  }
  let product = await startProduct(dataDir, { env, ownGroup: true })
  try {
    const accounts: Account[] = []
    for (let number = 0; number < people; number += 1) accounts.push(await signUp(product, number))
    for (let crash = 0; crash < crashes; crash += 1) {
      const endNow = () => end(product, dataDir)
      await writeUntilCrash({ product, accounts, endNow }, `crash${crash}`, random, stats)
      product = await startProduct(dataDir, { env, ownGroup: true })
      stats.finalEntries = 0
      for (const account of accounts) await verifyWrites(product, account, stats)
      await requireCorrectTotals(dataDir, people)
      stats.crashes += 1
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
  return stats
}

async function signUp(product: Product, number: number): Promise<Account> {
  const client = openClient(product.origin)
  const email = `writer${number}@example.com`
  const account = { email, username: 'writer', password: 'Calm-Harbour-7' }
  const reply = await client.send('POST', '/api/auth/register', account)
  client.close()
  if (reply?.cookie === undefined) throw new Error(`Sign-up failed: ${JSON.stringify(reply)}`)
  return { cookie: reply.cookie, browsers: Array.from({ length: browsersOfEach }, () => []) }
}

type Round = { product: Product; accounts: readonly Account[]; endNow: () => Promise<void> }

/** Runs all writers concurrently and crashes after a random number of requests and replies. */
async function writeUntilCrash(
  { product, accounts, endNow }: Round,
  name: string,
  random: Random,
  stats: CrashStats,
): Promise<void> {
  let eventsLeft = random.between(1, eventsMax)
  let crash: Promise<void> | undefined
  const onEvent = (kind: 'sent' | 'acknowledged') => {
    if (kind === 'acknowledged') stats.acknowledged += 1
    eventsLeft -= 1
    if (eventsLeft === 0) crash = endNow()
  }
  const writing = accounts.flatMap(({ cookie, browsers }, person) =>
    browsers.map(async (entries, browser) => {
      const client = openClient(product.origin, cookie)
      await writeUntilDisconnected(client, entries, `${name}-${person}-${browser}`, random, onEvent)
      client.close()
      stats.interrupted += 1
    }),
  )
  await Promise.all(writing)
  await crash
}

async function verifyWrites(
  product: Product,
  { cookie, browsers }: Account,
  stats: CrashStats,
): Promise<void> {
  const client = openClient(product.origin, cookie)
  const entries = browsers.flat()
  const rows = await listRows(client)
  requireNoViolations(entries, rows)
  stats.committedUnacknowledged += countCommittedUnacknowledged(entries, rows)
  await repeat(client, entries)
  const rowsAfter = await listRows(client)
  requireNoViolations(entries, rowsAfter)
  adoptState(entries, rowsAfter)
  stats.finalEntries += rowsAfter.length
  client.close()
}

/** Retries unacknowledged writes, as a browser does, and repeats some acknowledged ones: each must still make one entry. */
async function repeat(client: Client, entries: readonly Entry[]): Promise<void> {
  const acknowledged = entries.filter(({ created }) => created).slice(-repeatsMax)
  for (const entry of acknowledged) {
    const id = entry.created?.id
    if (!(await sendAdd(client, entry))) throw new Error('The server stopped responding')
    if (entry.created?.id !== id) throw new Error(`${entry.key} was created again when repeated`)
  }
  for (const entry of entries.filter(({ created }) => !created)) {
    if (!(await sendAdd(client, entry))) throw new Error('The server stopped responding')
  }
}

async function listRows(client: Client): Promise<Row[]> {
  const reply = await client.send('GET', '/api/transactions')
  if (reply?.status !== 200) throw new Error(`Could not list entries: ${JSON.stringify(reply)}`)
  return reply.body
}

function requireNoViolations(entries: readonly Entry[], rows: readonly Row[]): void {
  const broken = findViolations(entries, rows)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

/** Runs the totals check command alongside the server. */
export async function requireCorrectTotals(dataDir: string, people: number): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [totals, 'check'], { env })
  if (stdout.endsWith(`: 0 (users checked: ${people})\n`)) return
  throw new Error(`The totals are wrong: ${stdout}`)
}
