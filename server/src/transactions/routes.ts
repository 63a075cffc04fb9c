import { AppError } from '@evenkeel/domain/errors'
import type { TransactionQuery } from '@evenkeel/domain/transactions'
import * as contract from '@evenkeel/domain/transactions'
import { answer, answerRows, type Call, type Route, readRoute, route } from '#http/route.ts'
import { changeTransactions } from './changeTransactions.ts'
import { createTransaction } from './createTransaction.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import { findLastCategory } from './findLastCategory.ts'
import { listPage, type Page, streamAll } from './listTransactions.ts'
import { suggestEntries } from './suggestEntries.ts'
import { updateTransaction } from './updateTransaction.ts'

type List = Pick<Call<typeof contract.listTransactions>, 'context' | 'caller' | 'url'>

async function answerList({ context, caller, url }: List, query: TransactionQuery) {
  const { limit, offset, after, before, last, ...whole } = query
  // Any position parameter requests a page; without a limit, the largest one.
  const isPage = [limit, offset, after, before, last].some((option) => option !== undefined)
  const page = await listPage(context, caller.user.id, {
    ...query,
    limit: limit ?? contract.pageLimitMax,
  })
  const totals = { 'X-Total-Count': page.total, 'X-Total-Net': page.net }
  if (isPage) {
    return {
      status: 200,
      body: page.rows,
      headers: { ...totals, Link: linksOf(url, page) },
    } as const
  }
  if (page.after === undefined) return answer(200, page.rows, { headers: totals })
  return answerRows(200, streamAll(context, caller.user.id, whole), { headers: totals })
}

/** The neighbouring pages as a `Link` header (RFC 8288). */
function linksOf(url: string, page: Page): string {
  const [path = '', search = ''] = url.split('?')
  const link = (relation: string, name?: string, value?: string) => {
    const params = new URLSearchParams(search)
    for (const way of ['offset', 'after', 'before', 'last']) params.delete(way)
    if (name !== undefined && value !== undefined) params.set(name, value)
    return `<${path}?${params}>; rel="${relation}"`
  }
  return [
    link('first'),
    ...(page.before ? [link('prev', 'before', page.before)] : []),
    ...(page.after ? [link('next', 'after', page.after)] : []),
    link('last', 'last', 'true'),
  ].join(', ')
}

export const transactionRoutes: readonly Route[] = [
  route(contract.listTransactions, (call) => answerList(call, call.query)),
  route(contract.listTransactionsOfType, (call) =>
    answerList(call, { ...call.query, type: call.params.type }),
  ),
  readRoute(contract.findLastCategory, async ({ context, caller, query }) =>
    answer(200, { category: await findLastCategory(context, caller.user.id, query) }),
  ),
  readRoute(contract.suggestEntries, async ({ context, caller, query }) =>
    answer(200, await suggestEntries(context, caller.user.id, query)),
  ),
  route(contract.createTransaction, async ({ context, caller, body }) => {
    const { transaction, actionId } = await createTransaction(context, caller.user.id, body)
    return answer(201, transaction, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.changeTransactions, async ({ context, caller, body }) => {
    // Bulk deletion is still allowed after the trial expires, like single deletion.
    if ('set' in body && caller.status === 'expired') throw new AppError('trial_over')
    const { count, actionId } = await changeTransactions(context, caller.user.id, body)
    return answer(200, { count }, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.updateTransaction, async ({ context, caller, params, body, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    const { transaction, actionId } = await updateTransaction(context, caller.user.id, target, body)
    return answer(200, transaction, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.deleteTransaction, async ({ context, caller, params }) => {
    const { dueAgain, actionId } = await deleteTransaction(context, caller.user.id, params.id)
    const headers = { 'Bill-Due-Again': dueAgain, 'Ledger-Action': actionId }
    return answer(204, undefined, { headers })
  }),
]
