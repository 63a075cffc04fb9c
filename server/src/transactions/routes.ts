import { AppError } from '@evenkeel/domain/errors'
import type { TransactionQuery } from '@evenkeel/domain/transactions'
import * as contract from '@evenkeel/domain/transactions'
import { answer, answerRows, type Call, type Route, readRoute, route } from '#http/route.ts'
import { changeTransactions } from './changeTransactions.ts'
import { createTransaction } from './createTransaction.ts'
import { deleteTransaction } from './deleteTransaction.ts'
import { findLastCategory } from './findLastCategory.ts'
import { listPage, streamAll } from './listTransactions.ts'
import { pageHeaders, totalHeaders } from './pageHeaders.ts'
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
  if (isPage) return answer(200, page.rows, { headers: pageHeaders(page, url) })
  const headers = totalHeaders(page)
  if (page.after === undefined) return answer(200, page.rows, { headers })
  return answerRows(200, streamAll(context, caller.user.id, whole), { headers })
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
