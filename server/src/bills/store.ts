import { and, asc, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { preparedRows, rowReader, type ValueOf } from '#db/prepared.ts'
import type { BillRow } from '#db/rows.ts'
import { bills } from '#db/schema.ts'

function byNextDueDate(name: string, condition?: SQL) {
  return preparedRows(
    name,
    (db, value: ValueOf<{ userId: string }>) =>
      db
        .select()
        .from(bills)
        .where(and(eq(bills.userId, value('userId')), condition))
        .orderBy(asc(bills.nextDueDate), asc(bills.id)),
    rowReader(bills),
  )
}

const lists = {
  all: byNextDueDate('list_bills'),
  active: byNextDueDate('list_active_bills', eq(bills.isActive, true)),
}

/** By next due date; the id breaks ties. */
export function listBillRows(
  db: Db,
  userId: string,
  only: keyof typeof lists = 'all',
): Promise<BillRow[]> {
  return lists[only](db, { userId })
}
