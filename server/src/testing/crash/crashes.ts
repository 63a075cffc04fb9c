import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Random } from '#demo/random.ts'
import { type Client, openClient } from './client.ts'
import {
  brokenPromises,
  countCommittedUnanswered,
  type Entry,
  type Row,
  sendAdd,
  settle,
  writeUntilBroken,
} from './entries.ts'
import { type Product, startProduct } from './product.ts'

const totals = fileURLToPath(new URL('../../totals.ts', import.meta.url))

const people = 2
const browsersOfEach = 4
/** Requests and answers that pass before a crash, at most; the crash comes anywhere among them. */
const eventsMax = 300
/** Answered requests that are repeated after a crash. */
const repeatsMax = 10

export type Figures = {
  crashes: number
  /** Writes whose answer the client had received. */
  answered: number
  /** Writes that a crash broke off before their answer. */
  broken: number
  /** Of those, the ones that had been committed all the same. */
  committedUnanswered: number
  entriesAtTheEnd: number
}

/** Somebody, and what each of their browsers was told. */
type Account = { cookie: string; browsers: Entry[][] }

/**
 * Kills the product and its database again and again while people write, and holds it to its answers after each start.
 * @throws Error at the first answer that was not kept
 */
export async function crashAgainAndAgain(crashes: number, random: Random): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'evenkeel-crash-'))
  // As root the database runs as another user, who has to reach the folder.
  chmodSync(dataDir, 0o755)
  const figures = { crashes: 0, answered: 0, broken: 0, committedUnanswered: 0, entriesAtTheEnd: 0 }
  let product = await startProduct(dataDir)
  try {
    const accounts: Account[] = []
    for (let number = 0; number < people; number += 1) accounts.push(await signUp(product, number))
    for (let crash = 0; crash < crashes; crash += 1) {
      await writeUntilCrash(product, accounts, `crash${crash}`, random, figures)
      product = await startProduct(dataDir)
      figures.entriesAtTheEnd = 0
      for (const account of accounts) await holdToAnswers(product, account, figures)
      await requireRightTotals(dataDir)
      figures.crashes += 1
    }
  } finally {
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
  return figures
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

/** Lets everybody write at once, and crashes after so many requests and answers. */
async function writeUntilCrash(
  product: Product,
  accounts: readonly Account[],
  name: string,
  random: Random,
  figures: Figures,
): Promise<void> {
  let eventsLeft = random.between(1, eventsMax)
  let crash: Promise<void> | undefined
  const onEvent = (kind: 'sent' | 'answered') => {
    if (kind === 'answered') figures.answered += 1
    eventsLeft -= 1
    if (eventsLeft === 0) crash = product.kill()
  }
  const writing = accounts.flatMap(({ cookie, browsers }, person) =>
    browsers.map(async (entries, browser) => {
      const client = openClient(product.origin, cookie)
      await writeUntilBroken(client, entries, `${name}-${person}-${browser}`, random, onEvent)
      client.close()
      figures.broken += 1
    }),
  )
  await Promise.all(writing)
  await crash
}

async function holdToAnswers(
  product: Product,
  { cookie, browsers }: Account,
  figures: Figures,
): Promise<void> {
  const client = openClient(product.origin, cookie)
  const entries = browsers.flat()
  const rows = await listRows(client)
  requireKept(entries, rows)
  figures.committedUnanswered += countCommittedUnanswered(entries, rows)
  await repeat(client, entries)
  const rowsAfter = await listRows(client)
  requireKept(entries, rowsAfter)
  settle(entries, rowsAfter)
  figures.entriesAtTheEnd += rowsAfter.length
  client.close()
}

/** Sends again what was not answered, as a browser does, and some of what was: each still makes one entry. */
async function repeat(client: Client, entries: readonly Entry[]): Promise<void> {
  const answered = entries.filter(({ created }) => created).slice(-repeatsMax)
  for (const entry of answered) {
    const id = entry.created?.id
    if (!(await sendAdd(client, entry))) throw new Error('The product is gone')
    if (entry.created?.id !== id) throw new Error(`${entry.key} was done anew when it was repeated`)
  }
  for (const entry of entries.filter(({ created }) => !created)) {
    if (!(await sendAdd(client, entry))) throw new Error('The product is gone')
  }
}

async function listRows(client: Client): Promise<Row[]> {
  const reply = await client.send('GET', '/api/transactions')
  if (reply?.status !== 200) throw new Error(`The list is gone: ${JSON.stringify(reply)}`)
  return reply.body
}

function requireKept(entries: readonly Entry[], rows: readonly Row[]): void {
  const broken = brokenPromises(entries, rows)
  if (broken.length > 0) throw new Error(broken.join('\n'))
}

/** Runs the command that checks the totals, beside the product. */
async function requireRightTotals(dataDir: string): Promise<void> {
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir }
  const { stdout } = await promisify(execFile)(process.execPath, [totals, 'check'], { env })
  if (stdout.endsWith(`: 0 (people looked at: ${people})\n`)) return
  throw new Error(`The totals are not right: ${stdout}`)
}
