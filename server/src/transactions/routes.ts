import type { TransactionQuery } from '@evenkeel/domain/transactions'
import * as contract from '@evenkeel/domain/transactions'
import { answer, answerRows, type Call, type Route, route } from '#http/route.ts'
import { listPage, type Page, streamAll } from './listTransactions.ts'
import { recordTransaction } from './recordTransaction.ts'
import { type AfterDelete, removeTransaction } from './removeTransaction.ts'
import { suggestCategory } from './suggestCategory.ts'
import { updateTransaction } from './updateTransaction.ts'

type List = Pick<Call<typeof contract.listTransactions>, 'context' | 'caller' | 'url'>

async function answerList({ context, caller, url }: List, query: TransactionQuery) {
  const { limit, offset, after, before, last, ...whole } = query
  // A place in the list asks for a page; without a limit that is the largest one.
  const isPage = [limit, offset, after, before, last].some((option) => option !== undefined)
  const page = await listPage(context, caller.user.id, {
    ...query,
    limit: limit ?? contract.pageLimitMax,
  })
  const count = { 'X-Total-Count': page.total }
  if (isPage) {
    return {
      status: 200,
      body: page.rows,
      headers: { ...count, Link: linksOf(url, page) },
    } as const
  }
  if (page.after === undefined) return answer(200, page.rows, { headers: count })
  return answerRows(200, streamAll(context, caller.user.id, whole), { headers: count })
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

/** @param afterDelete what other slices do when an entry goes */
export function transactionRoutes(afterDelete: AfterDelete): readonly Route[] {
  return [
    route(contract.listTransactions, (call) => answerList(call, call.query)),
    route(contract.listTransactionsOfType, (call) =>
      answerList(call, { ...call.query, type: call.params.type }),
    ),
    route(contract.findLastCategory, async ({ context, caller, query }) =>
      answer(200, { category: await suggestCategory(context, caller.user.id, query) }),
    ),
    route(contract.createTransaction, async ({ context, caller, body }) =>
      answer(201, await recordTransaction(context, caller.user.id, body)),
    ),
    route(contract.updateTransaction, async ({ context, caller, params, body, ifMatch }) =>
      answer(200, await updateTransaction(context, caller.user.id, params.id, body, ifMatch)),
    ),
    route(contract.deleteTransaction, async ({ context, caller, params }) => {
      const due = await removeTransaction(context, caller.user.id, params.id, afterDelete)
      return answer(204, undefined, { headers: { 'Bill-Due-Again': due } })
    }),
  ]
}
