import { todayOf } from '@evenkeel/domain/calendar'
import { getHealthScore, getSummary, getTrend } from '@evenkeel/domain/summary'
import { answer, type Route, route } from '#http/route.ts'
import { judge } from './judge.ts'
import { summarize } from './summarize.ts'
import { trend } from './trend.ts'

export const summaryRoutes: readonly Route[] = [
  route(getSummary, async ({ context, caller, query }) =>
    answer(200, await summarize(context, caller.user.id, query)),
  ),
  route(getHealthScore, async ({ context, caller, query }) =>
    answer(200, await judge(context, caller.user.id, query)),
  ),
  route(getTrend, async ({ context, caller, query: { period, today } }) => {
    const day = todayOf(context.clock.now(), today)
    return answer(200, await trend(context, caller.user.id, period, day))
  }),
]
