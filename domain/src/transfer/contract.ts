import * as z from 'zod/mini'
import { Day } from '#calendar'
import { endpoint } from '#endpoint'
import { TransactionFilter } from '#transactions'

export const exportCsv = endpoint({
  method: 'GET',
  path: '/api/transactions/export.csv',
  summary: 'Matching transactions as CSV, newest first',
  access: 'signed-in',
  query: z.strictObject({ ...TransactionFilter.shape, today: z.exactOptional(Day) }),
  reply: { 200: z.string() },
  media: 'text/csv',
  headers: { 'Content-Disposition': z.string() },
})
