import { todayOf, utcDay } from '@evenkeel/domain/calendar'
import * as contract from '@evenkeel/domain/transfer'
import { answerText, type Route, route } from '#http/route.ts'
import { exportAccount } from './exportAccount.ts'
import { exportCsv } from './exportCsv.ts'

export const transferRoutes: readonly Route[] = [
  route(contract.exportCsv, async ({ context, caller, query }) => {
    const { today, ...filter } = query
    const fileName = contract.csvFileName(todayOf(context.clock.now(), today))
    const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` }
    return answerText(200, exportCsv(context, caller.user.id, filter), { headers })
  }),
  route(contract.exportAccount, async ({ context, caller }) => {
    const fileName = `evenkeel-account-${utcDay(context.clock.now())}.json`
    const headers = { 'Content-Disposition': `attachment; filename="${fileName}"` }
    return answerText(200, exportAccount(context, caller.user.id), { headers })
  }),
]
