import * as z from 'zod'
import { Day } from '#calendar'
import { endpoint, IdParams, NoReply, queryInt } from '#endpoint'
import { searchText } from '#text'
import { TransactionType } from './category.ts'
import { TransactionQuery, TypedTransactionQuery } from './listQuery.ts'
import { NewTransaction, Transaction, TransactionPatch } from './transaction.ts'

const pageHeaders = {
  /** How many entries match in all. */
  'X-Total-Count': queryInt(0, 999_999_999),
  /** The neighbouring pages (RFC 8288). */
  Link: z.string(),
}

export const listTransactions = endpoint({
  method: 'GET',
  path: '/api/transactions',
  summary: 'Entries, newest first; without limit all of them',
  access: 'signed-in',
  query: TransactionQuery,
  reply: { 200: z.array(Transaction) },
  headers: pageHeaders,
})

export const listTransactionsOfType = endpoint({
  method: 'GET',
  path: '/api/transactions/:type',
  summary: 'Entries of one type',
  access: 'signed-in',
  params: z.strictObject({ type: TransactionType }),
  query: TypedTransactionQuery,
  reply: { 200: z.array(Transaction) },
  headers: pageHeaders,
})

export const findLastCategory = endpoint({
  method: 'GET',
  path: '/api/transactions/last-category',
  summary: 'The category of the newest entry of a type with this description, whatever its case',
  access: 'signed-in',
  query: z.strictObject({ type: TransactionType, description: searchText(500) }),
  reply: { 200: z.strictObject({ category: z.string().nullable() }) },
})

export const createTransaction = endpoint({
  method: 'POST',
  path: '/api/transactions',
  summary: 'Record an entry',
  access: 'active',
  body: NewTransaction,
  reply: { 201: Transaction },
  idempotent: true,
})

export const updateTransaction = endpoint({
  method: 'PATCH',
  path: '/api/transactions/:id',
  summary: 'Correct an entry',
  access: 'active',
  params: IdParams,
  body: TransactionPatch,
  reply: { 200: Transaction },
  ifMatch: true,
})

export const deleteTransaction = endpoint({
  method: 'DELETE',
  path: '/api/transactions/:id',
  summary: 'Delete an entry',
  access: 'signed-in',
  params: IdParams,
  reply: { 204: NoReply },
  /** The due date that the bill owes again whose payment was deleted. */
  headers: { 'Bill-Due-Again': Day },
})
