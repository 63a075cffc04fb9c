import { getSummary } from '@evenkeel/domain/summary'
import { answer, type Route, route } from '#http/route.ts'
import { summarize } from './summarize.ts'

export const summaryRoutes: readonly Route[] = [
  route(getSummary, async ({ context, caller, query }) =>
    answer(200, await summarize(context, caller.user.id, query)),
  ),
]
