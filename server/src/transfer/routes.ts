import { todayOf } from '@evenkeel/domain/calendar'
import { exportCsv as contract, csvFileName } from '@evenkeel/domain/transfer'
import { answerText, type Route, route } from '#http/route.ts'
import { exportCsv } from './exportCsv.ts'

export const transferRoutes: readonly Route[] = [
  route(contract, async ({ context, caller, query }) => {
    const { today, ...filter } = query
    const fileName = csvFileName(todayOf(context.clock.now(), today))
    const headers = { 'content-disposition': `attachment; filename="${fileName}"` }
    return answerText(200, exportCsv(context, caller.user.id, filter), { headers })
  }),
]
