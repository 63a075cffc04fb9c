import * as z from 'zod/mini'
import { Day, periods } from '#calendar'
import { endpoint } from '#endpoint'
import { Comparison } from './comparison.ts'
import { HealthScore } from './health.ts'
import { Outlook } from './outlook.ts'
import { Summary } from './summary.ts'
import { TrendPoint } from './trend.ts'

/** A range of days. Each end is optional and inclusive. */
export const RangeQuery = z.strictObject({
  startDate: z.exactOptional(Day),
  endDate: z.exactOptional(Day),
})
export type RangeQuery = z.output<typeof RangeQuery>

export const getSummary = endpoint({
  method: 'GET',
  path: '/api/summary',
  summary: 'Totals and category breakdowns for a range of days',
  access: 'signed-in',
  query: RangeQuery,
  reply: { 200: Summary },
})

export const getComparison = endpoint({
  method: 'GET',
  path: '/api/comparison',
  summary:
    'Totals of a range beside those of the span before it; null if there is none to compare with',
  access: 'signed-in',
  query: z.strictObject({ ...RangeQuery.shape, today: z.exactOptional(Day) }),
  reply: { 200: z.nullable(Comparison) },
})

export const getHealthScore = endpoint({
  method: 'GET',
  path: '/api/health-score',
  summary:
    'Financial health for a range of days: score, steps, insights, and what would raise it most',
  access: 'signed-in',
  query: RangeQuery,
  reply: { 200: HealthScore },
})

export const getTrend = endpoint({
  method: 'GET',
  path: '/api/trend',
  summary: 'Income and expenses of a period, by month for this year and by day otherwise',
  access: 'signed-in',
  query: z.strictObject({ period: z.enum(periods), today: z.exactOptional(Day) }),
  reply: { 200: z.array(TrendPoint) },
})

export const getOutlook = endpoint({
  method: 'GET',
  path: '/api/outlook',
  summary: 'This month day by day: the balance so far, last month’s, and what is still to come',
  access: 'signed-in',
  query: z.strictObject({ today: z.exactOptional(Day) }),
  reply: { 200: Outlook },
})
