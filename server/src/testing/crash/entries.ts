import type { Random } from '#demo/random.ts'
import type { Client } from './client.ts'

/** An entry as replies carry it. Its key stands in its description, so that it can be told from all others. */
export type Row = { id: string; description: string; amount: string; version: number }

/** What a writer did to one entry, and what it was told. */
export type Entry = {
  key: string
  /** What was asked for at first. */
  body: Record<string, unknown>
  /** The answer to that; undefined while there was none. */
  created: Row | undefined
  /** What its amount may be: the one answered last, and one sent since without an answer. */
  amounts: string[]
  deletion: 'none' | 'sent' | 'answered'
}

/**
 * Adds, edits and deletes entries, one after the other, until the connection breaks.
 * @param onEvent called with each request and each answer
 * @throws Error where the product answers anything but success
 */
export async function writeUntilBroken(
  client: Client,
  mine: Entry[],
  name: string,
  random: Random,
  onEvent: (kind: 'sent' | 'answered') => void,
): Promise<void> {
  let number = 0
  for (;;) {
    number += 1
    const there = mine.filter(({ created, deletion }) => created && deletion === 'none')
    const entry = there[random.between(0, there.length - 1)]
    const step = random.next()
    const write =
      entry === undefined || step < 0.6
        ? add(client, mine, `${name}-${number}`, random)
        : step < 0.85
          ? edit(client, entry, random)
          : remove(client, entry)
    onEvent('sent')
    if (!(await write)) return
    onEvent('answered')
  }
}

function someAmount(random: Random): string {
  return (random.between(1, 1_000_000) / 100).toFixed(2)
}

/** Few days and categories, so that all writers change the same totals. */
async function add(client: Client, mine: Entry[], key: string, random: Random): Promise<boolean> {
  const amount = someAmount(random)
  const body = {
    type: random.chance(0.5) ? 'income' : 'expense',
    amount,
    category: random.chance(0.5) ? 'Other' : 'Housing',
    date: random.chance(0.5) ? '2026-01-01' : '2026-01-02',
    description: key,
  }
  const entry: Entry = { key, body, created: undefined, amounts: [amount], deletion: 'none' }
  mine.push(entry)
  return sendAdd(client, entry)
}

/** Asks for an entry, again perhaps: its key makes sure that there is one and not two. */
export async function sendAdd(client: Client, entry: Entry): Promise<boolean> {
  const headers = { 'idempotency-key': entry.key }
  const reply = await client.send('POST', '/api/transactions', entry.body, headers)
  if (reply === undefined) return false
  requireStatus(reply, 201)
  entry.created = reply.body
  return true
}

async function edit(client: Client, entry: Entry, random: Random): Promise<boolean> {
  const amount = someAmount(random)
  entry.amounts.push(amount)
  const reply = await client.send('PATCH', `/api/transactions/${entry.created?.id}`, { amount })
  if (reply === undefined) return false
  requireStatus(reply, 200)
  entry.amounts = [amount]
  return true
}

async function remove(client: Client, entry: Entry): Promise<boolean> {
  entry.deletion = 'sent'
  const reply = await client.send('DELETE', `/api/transactions/${entry.created?.id}`)
  if (reply === undefined) return false
  requireStatus(reply, 204)
  entry.deletion = 'answered'
  return true
}

function requireStatus(reply: { status: number; body: unknown }, status: number): void {
  if (reply.status === status) return
  throw new Error(`${reply.status} and not ${status}: ${JSON.stringify(reply.body)}`)
}

/** Which answers the product has not kept, as sentences. */
export function brokenPromises(entries: readonly Entry[], rows: readonly Row[]): string[] {
  const byKey = Map.groupBy(rows, ({ description }) => description)
  const known = new Set(entries.map(({ key }) => key))
  const strangers = rows.filter(({ description }) => !known.has(description))
  return [
    ...strangers.map(({ description }) => `${description} was never asked for`),
    ...entries.flatMap((entry) => brokenPromise(entry, byKey.get(entry.key) ?? []) ?? []),
  ]
}

function brokenPromise(entry: Entry, rows: readonly Row[]): string | undefined {
  const { key, created, amounts, deletion } = entry
  const [row] = rows
  if (rows.length > 1) return `${key} is there ${rows.length} times`
  if (row === undefined) {
    return created && deletion === 'none' ? `${key} was answered and is lost` : undefined
  }
  if (deletion === 'answered') return `${key} was deleted and is back`
  if (created && created.id !== row.id) return `${key} has another id than was answered`
  if (!amounts.includes(row.amount)) return `${key} has the amount ${row.amount}, not ${amounts}`
  return undefined
}

/** Takes what is there for what counts from now on. */
export function settle(entries: readonly Entry[], rows: readonly Row[]): void {
  const byKey = new Map(rows.map((row) => [row.description, row]))
  for (const entry of entries) {
    const row = byKey.get(entry.key)
    if (row) {
      entry.created = row
      entry.amounts = [row.amount]
      entry.deletion = 'none'
    } else if (entry.created) {
      entry.deletion = 'answered'
    }
  }
}

/** How many writes without an answer had been committed when the crash came. */
export function countCommittedUnanswered(entries: readonly Entry[], rows: readonly Row[]): number {
  const byKey = new Map(rows.map((row) => [row.description, row]))
  return entries.filter(({ key, created, amounts, deletion }) => {
    const row = byKey.get(key)
    if (deletion === 'sent') return row === undefined
    return row !== undefined && (!created || (amounts.length > 1 && row.amount === amounts.at(-1)))
  }).length
}
