import * as z from 'zod/mini'
import { Timestamp } from '#calendar'
import { endpoint } from '#endpoint'

const Row = z.record(z.string(), z.json())

/**
 * Everything stored about a user: the account itself, and the rows of each exported table (`transactions`, `bills`,
 * `auditEvents`, …). Amounts are decimal strings, instants are ISO timestamps, days are `YYYY-MM-DD`. Password and token
 * hashes are omitted.
 */
export const AccountExport = z.strictObject({
  exportedAt: Timestamp,
  account: Row,
  records: z.record(z.string(), z.array(Row)),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Download all data stored about the signed-in user as one JSON file',
  access: 'signed-in',
  reply: { 200: AccountExport },
  headers: { 'Content-Disposition': z.string() },
})
