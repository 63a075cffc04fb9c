import * as contract from '@evenkeel/domain/assistant'
import { todayOf } from '@evenkeel/domain/calendar'
import { answer, answerEvents, type Route, route } from '#http/route.ts'
import { chat } from './chat.ts'
import { insights } from './insights.ts'
import {
  addMcpToken,
  readMcpAccess,
  requireMcpUser,
  revokeToken,
  switchMcpAccess,
} from './mcp/access.ts'
import { callMcp } from './mcp/callMcp.ts'
import { agree, readConsent, withdraw } from './model/consent.ts'

/** The reply as server-sent events: progress, then the answer. */
async function* told(work: () => Promise<contract.ChatReply>) {
  yield { event: 'progress', data: { text: 'Working out the figures…' } } as const
  yield { event: 'answer', data: await work() } as const
}

export const assistantRoutes: readonly Route[] = [
  route(contract.askAssistant, async ({ context, caller, body, query, wantsEvents }) => {
    const today = todayOf(context.clock.now(), query.today)
    const work = () => chat(context, caller.user.id, body, today)
    return wantsEvents ? answerEvents(200, told(work)) : answer(200, await work())
  }),
  route(contract.getInsights, async ({ context, caller, query }) => {
    const today = todayOf(context.clock.now(), query.today)
    return answer(200, await insights(context, caller.user.id, today))
  }),
  route(contract.getModelConsent, async ({ context, caller }) =>
    answer(200, await readConsent(context, caller.user.id)),
  ),
  route(contract.agreeToModel, async ({ context, caller, body }) =>
    answer(200, await agree(context, caller.user.id, body.recipient)),
  ),
  route(contract.withdrawFromModel, async ({ context, caller }) => {
    await withdraw(context, caller.user.id)
    return answer(204, undefined)
  }),
  route(contract.getMcpAccess, async ({ context, caller }) =>
    answer(200, await readMcpAccess(context, caller.user.id)),
  ),
  route(contract.switchMcp, async ({ context, caller, body }) =>
    answer(200, await switchMcpAccess(context, caller.user.id, body.isOn)),
  ),
  route(contract.createMcpToken, async ({ context, caller, body }) =>
    answer(201, await addMcpToken(context, caller.user.id, body.name)),
  ),
  route(contract.revokeMcpToken, async ({ context, caller, params }) => {
    await revokeToken(context, caller.user.id, params.id)
    return answer(204, undefined)
  }),
  route(contract.callMcp, async ({ context, body, headers }) => {
    const { authorization: _, origin: _origin, ...protocol } = headers
    const userId = await requireMcpUser(context, headers)
    const reply = await callMcp(context, userId, body, protocol)
    return reply.status === 202 ? answer(202, undefined) : answer(200, reply.body)
  }),
]
