import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { trialEnd } from '@evenkeel/domain/account'
import { utcDay } from '@evenkeel/domain/calendar'
import { parseSignedCents } from '@evenkeel/domain/money'
import type { FastifyInstance } from 'fastify'
import { insertUser, startSession } from '#account/index.ts'
import { buildApp, followers } from '#app.ts'
import { readConfig } from '#config.ts'
import type { Context } from '#context.ts'
import { newId } from '#db/newId.ts'
import { openDatabase } from '#db/openDatabase.ts'
import type { BillRow, TransactionRow } from '#db/rows.ts'
import { addMany } from '#ledger/index.ts'
import { createLog } from '#log.ts'
import type { Case, Ledger, LedgerBill, LedgerRow } from './ledger.ts'

/** A reply with the ledger's own ids, the time it took, and the processor time of this process within it. */
export type Outcome = { reply: Reply; ms: number; cpuMs: number }

/** The ids of the rows of each source. */
export type SourceRows = Record<string, string[]>

/** A reply as sent by the API. */
export type Reply = {
  response: string
  kind: string
  parts: ({ text: string } | { fact: string })[]
  facts: {
    id: string
    label: string
    unit: string
    value: string
    text: string
    op: string
    of: string[]
    by?: string
  }[]
  sources: WireSource[]
  suggestions: string[]
  drafts?: Record<string, string>[]
  by: string
}
type Filter = Record<string, string>
type WireSource =
  | { id: string; label: string; count: number; any: Filter[]; not?: Filter[] }
  | { id: string; label: string; count: number; dues: { bill: string; due: string }[] }

/** Runs the product on a ledger, in a temporary data folder. */
export type World = {
  ask(each: Case): Promise<Outcome>
  /** The same with the rows of each source, which takes longer to list than to answer. */
  askWithRows(each: Case): Promise<{ reply: Reply; rows: SourceRows; ms: number }>
  close(): Promise<void>
}

export async function openWorld(ledger: Ledger, now: string): Promise<World> {
  const dataDir = await mkdtemp(join(tmpdir(), 'evenkeel-eval-'))
  // As root, the database runs as another user, who needs access to the folder; otherwise it would be kept elsewhere.
  await chmod(dataDir, 0o711)
  const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'error' })
  const log = createLog(config.logLevel)
  const database = await openDatabase(config, log)
  const clock = { now: () => new Date(now) }
  const app = await buildApp({
    config,
    db: database.db,
    clock,
    log,
    cards: undefined,
    requestsPerMinute: 1e9,
    lateness: { turnMsMax: 0, waitMsMax: 0 },
  })
  const today = utcDay(new Date(now))
  const names = await fill({ db: database.db, clock, followers }, ledger, new Date(now))
  return {
    ask: async (each) => {
      const { body, ms, cpuMs } = await ask(app, names, each, today)
      return { reply: inTheirIds(body, names), ms, cpuMs }
    },
    askWithRows: async (each) => {
      const { body, ms, headers } = await ask(app, names, each, today)
      const rows: SourceRows = {}
      for (const source of body.sources) {
        rows[source.id] = await rowsOf(app, headers, source, names)
      }
      return { reply: inTheirIds(body, names), rows, ms }
    },
    close: async () => {
      await app.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type DoorContext = Pick<Context, 'db' | 'clock' | 'followers'>
type Names = { cookies: Map<string, string>; theirs: Map<string, string> }

async function fill(context: DoorContext, ledger: Ledger, now: Date): Promise<Names> {
  const { db } = context
  const names: Names = { cookies: new Map(), theirs: new Map() }
  for (const [index, user] of ledger.users.entries()) {
    const id = newId(now)
    await insertUser(db, {
      id,
      email: `person${index}@example.com`,
      username: `person${index}`,
      password: 'none',
      hasPaid: true,
      trialStartDate: now,
      trialEndDate: trialEnd(now),
      createdAt: now,
    })
    names.cookies.set(user, await startSession(db, id, now))
    const transactions = ledger.transactions
      .filter((row) => row.userId === user)
      .map((row) => rowOf(row, id, names))
    const bills = ledger.bills
      .filter((bill) => bill.userId === user)
      .map((bill) => billOf(bill, id, names))
    await addMany(context, id, { bills, transactions })
  }
  return names
}

function newName(names: Names, theirs: string, at: Date): string {
  const id = newId(at)
  names.theirs.set(id, theirs)
  return id
}

function rowOf(row: LedgerRow, userId: string, names: Names): TransactionRow {
  const createdAt = new Date(row.createdAt ?? `${row.date.slice(0, 10)}T12:00:00.000Z`)
  return {
    id: newName(names, row.id, createdAt),
    userId,
    type: row.type,
    amount: parseSignedCents(row.amount),
    description: row.description ?? '',
    category: row.category,
    date: row.date.slice(0, 10),
    createdAt,
    version: 1,
    latestVersion: 1,
    billId: null,
    billDueDate: null,
  }
}

function billOf(bill: LedgerBill, userId: string, names: Names): BillRow {
  const createdAt = new Date(bill.createdAt ?? `${bill.startDate.slice(0, 10)}T12:00:00.000Z`)
  return {
    id: newName(names, bill.id, createdAt),
    userId,
    type: bill.type,
    amount: parseSignedCents(bill.amount),
    description: bill.description ?? '',
    category: bill.category,
    frequency: bill.frequency,
    startDate: bill.startDate.slice(0, 10),
    nextDueDate: bill.nextDueDate.slice(0, 10),
    isActive: bill.isActive,
    pausedOn: bill.isActive ? null : bill.startDate.slice(0, 10),
    scheduleChangedAt: null,
    passed: [],
    createdAt,
    version: 1,
    latestVersion: 1,
  }
}

async function ask(
  app: FastifyInstance,
  names: Names,
  each: Case,
  today: string,
): Promise<{ body: Reply; ms: number; cpuMs: number; headers: Record<string, string> }> {
  const token = names.cookies.get(each.user)
  if (token === undefined) throw new Error(`The ledger has no user ${each.user}`)
  const headers = { cookie: `evenkeel=${token}`, origin: 'http://localhost:3000' }
  const started = performance.now()
  const before = process.cpuUsage()
  const reply = await app.inject({
    method: 'POST',
    url: `/api/ai/chat?today=${today}`,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: JSON.stringify({
      message: each.question,
      ...(each.history && { conversationHistory: each.history }),
    }),
  })
  const ms = performance.now() - started
  const { user, system } = process.cpuUsage(before)
  if (reply.statusCode !== 200) throw new Error(`${each.id}: ${reply.statusCode} ${reply.body}`)
  return { body: reply.json() as Reply, ms, cpuMs: (user + system) / 1000, headers }
}

/** The ids in a source, fetched from the transaction list as the pages do. */
async function rowsOf(
  app: FastifyInstance,
  headers: Record<string, string>,
  source: WireSource,
  names: Names,
): Promise<string[]> {
  const theirs = (id: string) => names.theirs.get(id) ?? id
  if ('dues' in source) return source.dues.map(({ bill }) => theirs(bill))
  const idsOf = async (filters: readonly Filter[]) => {
    const lists = []
    for (const filter of filters) {
      const list = await app.inject({
        method: 'GET',
        url: `/api/transactions?${new URLSearchParams(filter)}`,
        headers,
      })
      if (list.statusCode !== 200) throw new Error(`A source cannot be listed: ${list.body}`)
      lists.push(...(list.json() as { id: string }[]).map(({ id }) => id))
    }
    return new Set(lists)
  }
  const found = await idsOf(source.any)
  const without = await idsOf(source.not ?? [])
  return [...found].filter((id) => !without.has(id)).map(theirs)
}

function inTheirIds(reply: Reply, names: Names): Reply {
  const theirs = (id: string) => names.theirs.get(id) ?? id
  const filters = (list: readonly Filter[]) =>
    list.map((filter) =>
      filter.ids === undefined
        ? filter
        : { ...filter, ids: filter.ids.split(',').map(theirs).join(',') },
    )
  const sources = reply.sources.map((source) =>
    'dues' in source
      ? { ...source, dues: source.dues.map(({ bill, due }) => ({ bill: theirs(bill), due })) }
      : { ...source, any: filters(source.any), ...(source.not && { not: filters(source.not) }) },
  )
  return { ...reply, sources }
}
