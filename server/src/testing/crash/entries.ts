import type { Random } from '#demo/random.ts'
import type { Client } from './client.ts'

/** An entry in a reply. Its description is the entry's unique key. */
export type Row = { id: string; description: string; amount: string; version: number }

/** What a writer did to one entry, and which replies it received. */
export type Entry = {
  key: string
  /** The body of the create request. */
  body: Record<string, unknown>
  /** The reply to it; undefined if none arrived. */
  created: Row | undefined
  /** Allowed amounts: the last acknowledged one, and any sent since without a reply. */
  amounts: string[]
  deletion: 'none' | 'sent' | 'acknowledged'
}

/**
 * Adds, edits and deletes entries one after another until the connection breaks or the server refuses.
 * @param onEvent called for each request and each reply
 * @throws Error if a reply is neither a success nor 503
 */
export async function writeUntilDisconnected(
  client: Client,
  mine: Entry[],
  name: string,
  random: Random,
  onEvent: (kind: 'sent' | 'acknowledged') => void,
): Promise<void> {
  let number = 0
  for (;;) {
    number += 1
    const present = mine.filter(({ created, deletion }) => created && deletion === 'none')
    const entry = present[random.between(0, present.length - 1)]
    const step = random.next()
    const write =
      entry === undefined || step < 0.6
        ? add(client, mine, `${name}-${number}`, random)
        : step < 0.85
          ? edit(client, entry, random)
          : remove(client, entry)
    onEvent('sent')
    if (!(await write)) return
    onEvent('acknowledged')
  }
}

function someAmount(random: Random): string {
  return (random.between(1, 1_000_000) / 100).toFixed(2)
}

/** Uses few days and categories, so that all writers contend for the same totals. */
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

/** Sends the create request, possibly again: its idempotency key prevents a duplicate. */
export async function sendAdd(client: Client, entry: Entry): Promise<boolean> {
  const headers = { 'idempotency-key': entry.key }
  const reply = await client.send('POST', '/api/transactions', entry.body, headers)
  if (reply === undefined || isStopping(reply)) return false
  requireStatus(reply, 201)
  entry.created = reply.body
  return true
}

async function edit(client: Client, entry: Entry, random: Random): Promise<boolean> {
  const amount = someAmount(random)
  entry.amounts.push(amount)
  const reply = await client.send('PATCH', `/api/transactions/${entry.created?.id}`, { amount })
  if (reply === undefined || isStopping(reply)) return false
  requireStatus(reply, 200)
  entry.amounts = [amount]
  return true
}

async function remove(client: Client, entry: Entry): Promise<boolean> {
  entry.deletion = 'sent'
  const reply = await client.send('DELETE', `/api/transactions/${entry.created?.id}`)
  if (reply === undefined || isStopping(reply)) return false
  requireStatus(reply, 204)
  entry.deletion = 'acknowledged'
  return true
}

/** A server that is being stopped refuses requests that come on connections which are still open. */
function isStopping({ status }: { status: number }): boolean {
  return status === 503
}

function requireStatus(reply: { status: number; body: unknown }, status: number): void {
  if (reply.status === status) return
  throw new Error(`Got ${reply.status}, expected ${status}: ${JSON.stringify(reply.body)}`)
}

/** Lost, duplicated or unexpected writes, as messages. */
export function findViolations(entries: readonly Entry[], rows: readonly Row[]): string[] {
  const byKey = Map.groupBy(rows, ({ description }) => description)
  const known = new Set(entries.map(({ key }) => key))
  const unknown = rows.filter(({ description }) => !known.has(description))
  return [
    ...unknown.map(({ description }) => `${description} was never requested`),
    ...entries.flatMap((entry) => findViolation(entry, byKey.get(entry.key) ?? []) ?? []),
  ]
}

function findViolation(entry: Entry, rows: readonly Row[]): string | undefined {
  const { key, created, amounts, deletion } = entry
  const [row] = rows
  if (rows.length > 1) return `${key} exists ${rows.length} times`
  if (row === undefined) {
    return created && deletion === 'none' ? `${key} was acknowledged but is lost` : undefined
  }
  if (deletion === 'acknowledged') return `${key} was deleted but is back`
  if (created && created.id !== row.id) return `${key} has a different id than acknowledged`
  if (!amounts.includes(row.amount)) return `${key} has the amount ${row.amount}, not ${amounts}`
  return undefined
}

/** Adopts the state after a crash as the expected state. */
export function adoptState(entries: readonly Entry[], rows: readonly Row[]): void {
  const byKey = new Map(rows.map((row) => [row.description, row]))
  for (const entry of entries) {
    const row = byKey.get(entry.key)
    if (row) {
      entry.created = row
      entry.amounts = [row.amount]
      entry.deletion = 'none'
    } else if (entry.created) {
      entry.deletion = 'acknowledged'
    }
  }
}

/** The number of writes that were committed before the crash although their reply never arrived. */
export function countCommittedUnacknowledged(
  entries: readonly Entry[],
  rows: readonly Row[],
): number {
  const byKey = new Map(rows.map((row) => [row.description, row]))
  return entries.filter(({ key, created, amounts, deletion }) => {
    const row = byKey.get(key)
    if (deletion === 'sent') return row === undefined
    return row !== undefined && (!created || (amounts.length > 1 && row.amount === amounts.at(-1)))
  }).length
}
