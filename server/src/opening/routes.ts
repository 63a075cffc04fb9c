import { trialStatus } from '@evenkeel/domain/account'
import { todayOf } from '@evenkeel/domain/calendar'
import * as contract from '@evenkeel/domain/opening'
import { listTransactions } from '@evenkeel/domain/transactions'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { answer, type Route, readRoute, route } from '#http/route.ts'
import { pageHeaders } from '#transactions/index.ts'
import { openDashboard } from './openDashboard.ts'

/** Where the latest entries stand, for the links to their neighbours. */
const latestUrl = `${listTransactions.path}?${new URLSearchParams(
  Object.entries(contract.latestQuery).map(([name, value]) => [name, String(value)]),
)}`

function everywhere(context: Context, { user }: Caller) {
  return { user: { body: user }, trial: { body: trialStatus(user, context.clock.now()) } }
}

export const openingRoutes: readonly Route[] = [
  route(contract.getOpening, async ({ context, caller }) =>
    answer(200, everywhere(context, caller)),
  ),
  readRoute(contract.getDashboardOpening, async ({ context, caller, query }) => {
    const { today, ...month } = query
    const day = todayOf(context.clock.now(), today)
    const shown = await openDashboard(context, caller.user.id, { today: day, month })
    const { latest, ...bodies } = shown
    return answer(200, {
      ...everywhere(context, caller),
      outlook: { body: bodies.outlook },
      allTime: { body: bodies.allTime },
      healthScore: { body: bodies.healthScore },
      bills: { body: bodies.bills },
      month: { body: bodies.month },
      latest: { body: latest.rows, headers: pageHeaders(latest, latestUrl) },
    })
  }),
]
