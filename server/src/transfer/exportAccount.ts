import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import type { Db } from '#db/db.ts'
import { type Push, streamSnapshot } from '#db/streamSnapshot.ts'
import { type ExportedTable, exportedTables, findAccount, listRows } from './exportedTablesStore.ts'

/** Everything stored about a user as JSON, streamed from one snapshot. */
export function exportAccount(context: Context, userId: string): AsyncIterable<string> {
  const now = context.clock.now()
  // Not only the ledger: sessions, settings and payments come from the primary.
  const { db } = context
  return streamSnapshot<string>({ db }, userId, async (db, push) => {
    await insertAudit(context.db, userId, now, 'account_exported')
    const opening = { exportedAt: now, account: await findAccount(db, userId) }
    await push(`${JSON.stringify(opening).slice(0, -1)},"records":{`)
    for (const [index, exported] of exportedTables.entries()) {
      await push(`${index === 0 ? '' : ','}${JSON.stringify(exported.name)}:`)
      await pushRows(db, userId, exported, push)
    }
    await push('}}')
  })
}

async function pushRows(
  db: Db,
  userId: string,
  exported: ExportedTable,
  push: Push<string>,
): Promise<void> {
  let opening = '['
  for await (const rows of listRows(db, userId, exported)) {
    await push(opening + rows.map((row) => JSON.stringify(row)).join(','))
    opening = ','
  }
  await push(opening === '[' ? '[]' : ']')
}
