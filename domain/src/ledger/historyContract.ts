import * as z from 'zod/mini'
import { Timestamp } from '#calendar'
import { endpoint, Id, IdParams, queryInt } from '#endpoint'
import { actionKinds } from './action.ts'
import { Bill } from './bill.ts'
import { Transaction } from './transaction.ts'

/** The id of the action that a write recorded; absent when nothing changed. */
export const actionHeader = { 'Ledger-Action': Id }

/** How long an action can be undone. */
export const historyDays = 90

/** How many of an action's changes its history entry includes. */
export const historyChangesMax = 20

export const historyLimitMax = 100

/** One record before and after an action; null before when it was added, null after when it was removed. */
export const HistoryChange = z.discriminatedUnion('entity', [
  z.strictObject({
    entity: z.literal('transaction'),
    before: z.nullable(Transaction),
    after: z.nullable(Transaction),
  }),
  z.strictObject({ entity: z.literal('bill'), before: z.nullable(Bill), after: z.nullable(Bill) }),
])
export type HistoryChange = z.output<typeof HistoryChange>

/** Something the user did, in words, with the first changes it made. */
export const HistoryAction = z.strictObject({
  id: Id,
  at: Timestamp,
  kind: z.enum(actionKinds),
  /** A sentence without its full stop: "Deleted Bus ticket, −$12.30". */
  words: z.string(),
  /** How many records it changed. */
  count: z.int(),
  /** The action that undid this one and has not been undone itself. */
  undoneBy: z.nullable(Id),
  /** The action that this one undid. */
  undoes: z.nullable(Id),
  changes: z.array(HistoryChange),
})
export type HistoryAction = z.output<typeof HistoryAction>

export const listHistory = endpoint({
  method: 'GET',
  path: '/api/history',
  summary: 'What was done to transactions and bills in the last 90 days, newest first',
  access: 'signed-in',
  query: z.strictObject({
    /** The id of an action; the page begins with the one before it. */
    after: z.exactOptional(Id),
    limit: z.exactOptional(queryInt(1, historyLimitMax)),
  }),
  reply: { 200: z.array(HistoryAction) },
  /** The next page, while there is one (RFC 8288). */
  headers: { Link: z.string() },
})

/** Still allowed after the trial expires, like the deletions it may undo. */
export const undoAction = endpoint({
  method: 'POST',
  path: '/api/history/:id/undo',
  summary: 'Undo everything an action did; undoing an undo redoes it',
  access: 'signed-in',
  params: IdParams,
  body: z.nullish(z.strictObject({})),
  reply: { 200: HistoryAction },
  headers: actionHeader,
  idempotent: true,
})
