import * as contract from '@evenkeel/domain/bills'
import { type LocalDate, todayOf } from '@evenkeel/domain/calendar'
import type { Context } from '#context.ts'
import { answer, type Route, route } from '#http/route.ts'
import { createBill } from './createBill.ts'
import { listBills, listPaidDueDates } from './listBills.ts'
import { markPaid } from './markPaid.ts'
import { removeBill } from './removeBill.ts'
import { restoreBill } from './restoreBill.ts'
import { toggleBill } from './toggleBill.ts'
import { updateBill } from './updateBill.ts'

/** The person's day of a request. */
function dayOf(context: Context, { today }: { today?: LocalDate }): LocalDate {
  return todayOf(context.clock.now(), today)
}

export const billRoutes: readonly Route[] = [
  route(contract.listBills, async ({ context, caller }) =>
    answer(200, await listBills(context, caller.user.id)),
  ),
  route(contract.listActiveBills, async ({ context, caller }) =>
    answer(200, await listBills(context, caller.user.id, 'active')),
  ),
  route(contract.createBill, async ({ context, caller, body, query }) =>
    answer(201, await createBill(context, caller.user.id, body, dayOf(context, query))),
  ),
  route(contract.updateBill, async ({ context, caller, params, body, query, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    return answer(
      200,
      await updateBill(context, caller.user.id, target, body, dayOf(context, query)),
    )
  }),
  route(contract.deleteBill, async ({ context, caller, params }) => {
    await removeBill(context, caller.user.id, params.id)
    return answer(204, undefined)
  }),
  route(contract.restoreBill, async ({ context, caller, params, ifMatch }) =>
    answer(200, await restoreBill(context, caller.user.id, { id: params.id, version: ifMatch })),
  ),
  route(contract.toggleBill, async ({ context, caller, params, body, query, ifMatch }) => {
    const target = { id: params.id, version: ifMatch }
    const today = dayOf(context, query)
    return answer(200, await toggleBill(context, caller.user.id, target, body?.isActive, today))
  }),
  route(contract.markPaid, async ({ context, caller, params, body, query }) => {
    const today = dayOf(context, query)
    const { isRepeat, ...paid } = await markPaid(
      context,
      caller.user.id,
      params.id,
      body ?? {},
      today,
    )
    return isRepeat ? answer(200, paid) : answer(201, paid)
  }),
  route(contract.listPaidDueDates, async ({ context, caller, params }) =>
    answer(200, await listPaidDueDates(context, caller.user.id, params.id)),
  ),
]
