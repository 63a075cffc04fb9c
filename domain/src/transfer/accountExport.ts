import * as z from 'zod'
import { Timestamp } from '#calendar'
import { endpoint } from '#endpoint'

const Row = z.record(z.string(), z.json())

/**
 * Everything that is held about a person: the account itself, and their rows under the name of what they are
 * (`transactions`, `bills`, `auditEvents`, …). Amounts are decimal strings, instants ISO timestamps, days
 * `YYYY-MM-DD`. Hashes of passwords and tokens are left out.
 */
export const AccountExport = z.strictObject({
  exportedAt: Timestamp,
  account: Row,
  records: z.record(z.string(), z.array(Row)),
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Download everything that is held about the signed-in person as one JSON file',
  access: 'signed-in',
  reply: { 200: AccountExport },
  headers: { 'Content-Disposition': z.string() },
})
