import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import type { BillRow } from '#db/rows.ts'
import { bills } from '#db/schema.ts'

/** By next due date; the id breaks ties. */
export function listBillRows(db: Db, userId: string, only?: 'active'): Promise<BillRow[]> {
  const isActive = only === 'active' ? eq(bills.isActive, true) : undefined
  return db
    .select()
    .from(bills)
    .where(and(eq(bills.userId, userId), isActive))
    .orderBy(asc(bills.nextDueDate), asc(bills.id))
}
