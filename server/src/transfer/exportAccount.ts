import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import type { Db } from '#db/db.ts'
import { type Push, streamSnapshot } from '#db/streamSnapshot.ts'
import { findHolder, type Holding, holdings, listHolding } from './holdingsStore.ts'

/** Everything that is held about a person as one JSON text, read from one snapshot while it is sent. */
export async function exportAccount(
  context: Context,
  userId: string,
): Promise<AsyncIterable<string>> {
  const now = context.clock.now()
  const text = streamSnapshot<string>(context.db, async (db, push) => {
    const opening = { exportedAt: now, account: await findHolder(db, userId) }
    await push(`${JSON.stringify(opening).slice(0, -1)},"records":{`)
    for (const [index, holding] of holdings.entries()) {
      await push(`${index === 0 ? '' : ','}${JSON.stringify(holding.name)}:`)
      await pushRows(db, userId, holding, push)
    }
    await push('}}')
  })
  await insertAudit(context.db, userId, now, 'account_exported')
  return text
}

async function pushRows(
  db: Db,
  userId: string,
  holding: Holding,
  push: Push<string>,
): Promise<void> {
  let opening = '['
  for await (const rows of listHolding(db, userId, holding)) {
    await push(opening + rows.map((row) => JSON.stringify(row)).join(','))
    opening = ','
  }
  await push(opening === '[' ? '[]' : ']')
}
