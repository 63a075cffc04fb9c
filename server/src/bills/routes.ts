import * as contract from '@evenkeel/domain/bills'
import { type LocalDate, todayOf } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { answer, type Route, readRoute, route } from '#http/route.ts'
import { catchUp } from './catchUp.ts'
import { createBill } from './createBill.ts'
import { deleteBill } from './deleteBill.ts'
import { getBillMonth } from './getBillMonth.ts'
import { getBillPayments } from './getBillPayments.ts'
import { listBills, listPaidDueDates } from './listBills.ts'
import { markPaid } from './markPaid.ts'
import { toggleBill } from './toggleBill.ts'
import { updateBill } from './updateBill.ts'

/** The caller's day. */
function dayOf(context: Context, { today }: { today?: LocalDate }): LocalDate {
  return todayOf(context.clock.now(), today)
}

export const billRoutes: readonly Route[] = [
  readRoute(contract.listBills, async ({ context, caller }) =>
    answer(200, await listBills(context, caller.user.id)),
  ),
  readRoute(contract.listActiveBills, async ({ context, caller }) =>
    answer(200, await listBills(context, caller.user.id, 'active')),
  ),
  readRoute(contract.getBillMonth, async ({ context, caller, query }) =>
    answer(200, await getBillMonth(context, caller.user.id, dayOf(context, query))),
  ),
  route(contract.createBill, async ({ context, caller, body, query }) => {
    const today = dayOf(context, query)
    const { bill, actionId } = await createBill(context, caller.user.id, body, today)
    return answer(201, bill, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.updateBill, async ({ context, caller, params, body, query, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    const today = dayOf(context, query)
    const { bill, actionId } = await updateBill(context, caller.user.id, target, body, today)
    return answer(200, bill, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.deleteBill, async ({ context, caller, params }) => {
    const actionId = await deleteBill(context, caller.user.id, params.id)
    return answer(204, undefined, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.toggleBill, async ({ context, caller, params, body, query, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    const today = dayOf(context, query)
    const wanted = body?.isActive
    const { bill, actionId } = await toggleBill(context, caller.user.id, target, wanted, today)
    return answer(200, bill, { headers: { 'Ledger-Action': actionId } })
  }),
  route(contract.markPaid, async ({ context, caller, params, body, query }) => {
    const { user } = caller
    const today = dayOf(context, query)
    const paid = await markPaid(context, user.id, params.id, body ?? {}, today)
    const { isRepeat, actionId, ...reply } = paid
    const extras = { headers: { 'Ledger-Action': actionId } }
    return isRepeat ? answer(200, reply, extras) : answer(201, reply, extras)
  }),
  route(contract.catchUp, async ({ context, caller, params, body, query, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    const today = dayOf(context, query)
    const { bill, actionId } = await catchUp(context, caller.user.id, target, body.cycles, today)
    return answer(200, bill, { headers: { 'Ledger-Action': actionId } })
  }),
  readRoute(contract.listPaidDueDates, async ({ context, caller, params }) =>
    answer(200, await listPaidDueDates(context, caller.user.id, params.id)),
  ),
  readRoute(contract.getBillPayments, async ({ context, caller, params, query }) =>
    answer(200, await getBillPayments(context, caller.user.id, params.id, dayOf(context, query))),
  ),
]
