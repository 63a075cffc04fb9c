import * as contract from '@evenkeel/domain/ledger'
import { answer, type Route, readRoute, route } from '#http/route.ts'
import { listHistory } from './listHistory.ts'
import { undoAction } from './undoAction.ts'

const limitDefault = 50

export const ledgerRoutes: readonly Route[] = [
  readRoute(contract.listHistory, async ({ context, caller, query }) => {
    const { after, limit = limitDefault } = query
    const { actions, next } = await listHistory(context, caller.user.id, { after, limit })
    const link = next && `</api/history?after=${next}&limit=${limit}>; rel="next"`
    return answer(200, actions, { headers: { Link: link } })
  }),
  route(contract.undoAction, async ({ context, caller, params }) => {
    const undo = await undoAction(context, caller.user.id, params.id)
    return answer(200, undo, { headers: { 'Ledger-Action': undo.id } })
  }),
]
