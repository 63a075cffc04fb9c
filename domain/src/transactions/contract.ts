import * as z from 'zod/mini'
import { Day } from '#calendar'
import { endpoint, Id, IdParams, NoReply, queryInt } from '#endpoint'
import { actionHeader, Transaction, TransactionType } from '#ledger'
import { Amount, MoneyText } from '#money'
import { searchText } from '#text'
import { TransactionFilter, TransactionQuery, TypedTransactionQuery } from './listQuery.ts'
import { BulkSet, NewTransaction, TransactionPatch } from './transaction.ts'

const pageHeaders = {
  /** How many transactions match. */
  'X-Total-Count': queryInt(0, 999_999_999),
  /** Income less expenses of all that match, on every page. */
  'X-Total-Net': MoneyText,
  /** The neighbouring pages (RFC 8288). */
  Link: z.string(),
}

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions',
  summary: 'Transactions, newest first; all of them if no limit is given',
  access: 'signed-in',
  query: TransactionQuery,
  reply: { 200: z.array(Transaction) },
  headers: pageHeaders,
})

export const listTransactionsOfType = endpoint({
  method: 'GET',
  path: '/api/transactions/:type',
  summary: 'Transactions of one type',
  access: 'signed-in',
  params: z.strictObject({ type: TransactionType }),
  query: TypedTransactionQuery,
  reply: { 200: z.array(Transaction) },
  headers: pageHeaders,
})

export const findLastCategory = endpoint({
  method: 'GET',
  path: '/api/transactions/last-category',
  summary: 'The category of the newest transaction of a type with this description, ignoring case',
  access: 'signed-in',
  query: z.strictObject({ type: TransactionType, description: searchText(500) }),
  reply: { 200: z.strictObject({ category: z.nullable(z.string()) }) },
})

/** An earlier entry to take over: its usual amount is null if the amounts differ. */
export const EntrySuggestion = z.strictObject({
  type: TransactionType,
  description: z.string(),
  category: z.string(),
  amount: z.nullable(Amount),
})
export type EntrySuggestion = z.output<typeof EntrySuggestion>

export const suggestEntries = endpoint({
  method: 'GET',
  path: '/api/transactions/suggestions',
  summary: 'Up to six earlier descriptions with a word that begins like this, most used first',
  access: 'signed-in',
  query: z.strictObject({ q: searchText(100), type: z.exactOptional(TransactionType) }),
  reply: { 200: z.array(EntrySuggestion) },
})

export const createTransaction = endpoint({
  method: 'POST',
  path: '/api/transactions',
  summary: 'Add a transaction',
  access: 'active',
  body: NewTransaction,
  reply: { 201: Transaction },
  headers: actionHeader,
  idempotent: true,
})

export const updateTransaction = endpoint({
  method: 'PATCH',
  path: '/api/transactions/:id',
  summary: 'Change a transaction',
  access: 'active',
  params: IdParams,
  body: TransactionPatch,
  reply: { 200: Transaction },
  headers: actionHeader,
  ifMatch: true,
  idempotent: true,
})

export const deleteTransaction = endpoint({
  method: 'DELETE',
  path: '/api/transactions/:id',
  summary: 'Delete a transaction',
  access: 'signed-in',
  params: IdParams,
  reply: { 204: NoReply },
  /** `Bill-Due-Again`: the due date that is owed again after its payment was deleted. */
  headers: { ...actionHeader, 'Bill-Due-Again': Day },
  idempotent: true,
})

/** How many transactions one request can name by id. */
export const bulkIdsMax = 1000

const byIds = {
  ids: z
    .array(Id)
    .check(z.minLength(1, 'Choose at least one transaction'), z.maxLength(bulkIdsMax)),
}

/** The count the user saw: if the filter now matches a different number, the change is refused. */
const byFilter = { filter: TransactionFilter, expectedCount: z.int().check(z.minimum(1)) }

const deletion = { delete: z.literal(true) }

export const BulkChange = z.union([
  z.strictObject({ ...byIds, set: BulkSet }),
  z.strictObject({ ...byIds, ...deletion }),
  z.strictObject({ ...byFilter, set: BulkSet }),
  z.strictObject({ ...byFilter, ...deletion }),
])
export type BulkChange = z.output<typeof BulkChange>

/** After the trial expires, deleting is still allowed; setting fields is answered with 402. */
export const changeTransactions = endpoint({
  method: 'POST',
  path: '/api/transactions/bulk',
  summary: 'Change or delete many transactions, named by id or by a filter, all or none of them',
  access: 'signed-in',
  body: BulkChange,
  /** How many matched, including those that already had the requested values. */
  reply: { 200: z.strictObject({ count: z.int() }) },
  headers: actionHeader,
  idempotent: true,
})
