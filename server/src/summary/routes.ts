import { todayOf } from '@evenkeel/domain/calendar'
import * as contract from '@evenkeel/domain/summary'
import { answer, type Route, readRoute } from '#http/route.ts'
import { getComparison } from './getComparison.ts'
import { getHealthScore } from './getHealthScore.ts'
import { getMonthReview } from './getMonthReview.ts'
import { getOutlook } from './getOutlook.ts'
import { getSummary } from './getSummary.ts'
import { getTrend } from './getTrend.ts'

export const summaryRoutes: readonly Route[] = [
  readRoute(contract.getSummary, async ({ context, caller, query }) =>
    answer(200, await getSummary(context, caller.user.id, query)),
  ),
  readRoute(contract.getComparison, async ({ context, caller, query: { today, ...range } }) => {
    const day = todayOf(context.clock.now(), today)
    return answer(200, await getComparison(context, caller.user.id, range, day))
  }),
  readRoute(contract.getHealthScore, async ({ context, caller, query }) =>
    answer(200, await getHealthScore(context, caller.user.id, query)),
  ),
  readRoute(contract.getOutlook, async ({ context, caller, query: { today } }) => {
    const day = todayOf(context.clock.now(), today)
    return answer(200, await getOutlook(context, caller.user.id, day))
  }),
  readRoute(contract.getTrend, async ({ context, caller, query: { period, today } }) => {
    const day = todayOf(context.clock.now(), today)
    return answer(200, await getTrend(context, caller.user.id, period, day))
  }),
  readRoute(contract.getMonthReview, async ({ context, caller, params, query }) => {
    const { today, ...other } = query
    const day = todayOf(context.clock.now(), today)
    return answer(200, await getMonthReview(context, caller.user.id, { ...params, ...other }, day))
  }),
]
