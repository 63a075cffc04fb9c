import * as z from 'zod'
import { Day } from '#calendar'
import { endpoint } from '#endpoint'
import { Summary } from './summary.ts'

/** A range of days; each end is optional, and both days are included whole. */
export const RangeQuery = z.strictObject({
  startDate: Day.exactOptional(),
  endDate: Day.exactOptional(),
})
export type RangeQuery = z.output<typeof RangeQuery>

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/summary',
  summary: 'Totals and breakdown of a range of days',
  access: 'signed-in',
  query: RangeQuery,
  reply: { 200: Summary },
})
