import * as z from 'zod/mini'
import { getTrialStatus, me } from '#account'
import { listActiveBills } from '#bills'
import { type Endpoint, endpoint } from '#endpoint'
import { getHealthScore, getOutlook, getSummary } from '#summary'
import { listTransactions } from '#transactions'

// A page that is opened needs several replies at once. Each request takes a share of a slow connection, so that one
// request brings them all, each as its own endpoint would give it.

/** The reply of another endpoint without headers of its own. */
function replyOf<E extends Endpoint & { reply: { 200: z.ZodMiniType } }>({ reply }: E) {
  return z.strictObject({ body: reply[200] as E['reply'][200] })
}

const everywhere = { user: replyOf(me), trial: replyOf(getTrialStatus) }

export const getOpening = endpoint({
  method: 'GET',
  path: '/api/opening',
  summary: 'What every page of a signed-in user needs first: the replies of its endpoints',
  access: 'signed-in',
  reply: { 200: z.strictObject(everywhere) },
})

/** The entries that the dashboard's table begins with. */
export const latestQuery = { sort: 'date', order: 'desc', limit: 5 } as const

/** With the user's day, and the range of the month's summary. */
export const getDashboardOpening = endpoint({
  method: 'GET',
  path: '/api/opening/dashboard',
  summary: 'What the dashboard needs first: the replies of its endpoints, all of one moment',
  access: 'signed-in',
  query: z.strictObject({ ...getOutlook.query.shape, ...getSummary.query.shape }),
  reply: {
    200: z.strictObject({
      ...everywhere,
      outlook: replyOf(getOutlook),
      allTime: replyOf(getSummary),
      healthScore: replyOf(getHealthScore),
      bills: replyOf(listActiveBills),
      month: replyOf(getSummary),
      latest: z.strictObject({
        body: listTransactions.reply[200],
        headers: z.strictObject(listTransactions.headers),
      }),
    }),
  },
})
