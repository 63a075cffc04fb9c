import * as contract from '@evenkeel/domain/assistant'
import { todayOf } from '@evenkeel/domain/calendar'
import { answer, answerEvents, type Route, route } from '#http/route.ts'
import { chat } from './chat.ts'
import { insights } from './insights.ts'

/** The reply as events: that work has begun, and the answer. */
async function* told(reply: Promise<contract.ChatReply>) {
  yield { event: 'progress', data: { text: 'Working out the figures…' } } as const
  yield { event: 'answer', data: await reply } as const
}

export const assistantRoutes: readonly Route[] = [
  route(contract.askAssistant, async ({ context, caller, body, query, wantsEvents }) => {
    const today = todayOf(context.clock.now(), query.today)
    const reply = chat(context, caller.user.id, body, today)
    return wantsEvents ? answerEvents(200, told(reply)) : answer(200, await reply)
  }),
  route(contract.getInsights, async ({ context, caller, query }) => {
    const today = todayOf(context.clock.now(), query.today)
    return answer(200, await insights(context, caller.user.id, today))
  }),
]
