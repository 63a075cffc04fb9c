import type { LocalDate } from '@evenkeel/domain/calendar'
import { and, asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { type Db, inSnapshot } from '#db/db.ts'
import { preparedRows, rowReader, type ValueOf } from '#db/prepared.ts'
import type { BillRow } from '#db/rows.ts'
import { bills } from '#db/schema.ts'

/** Rows that one statement reads; parsing more would make other requests wait. */
const rowsAtOnce = 100

type Place = { nextDueDate: LocalDate; id: string }

const start: Place = { nextDueDate: '0001-01-01', id: '00000000-0000-0000-0000-000000000000' }

function byNextDueDate(name: string, condition?: SQL) {
  return preparedRows(
    name,
    (db, value: ValueOf<Place & { userId: string }>) =>
      db
        .select()
        .from(bills)
        .where(
          and(
            eq(bills.userId, value('userId')),
            sql`(${bills.nextDueDate}, ${bills.id}) > (${value('nextDueDate')}, ${value('id')})`,
            condition,
          ),
        )
        .orderBy(asc(bills.nextDueDate), asc(bills.id))
        .limit(rowsAtOnce),
    rowReader<BillRow>(getTableColumns(bills)),
  )
}

const pages = {
  all: byNextDueDate('list_bills'),
  active: byNextDueDate('list_active_bills', eq(bills.isActive, true)),
}

const selectAnyBill = preparedRows(
  'any_bill',
  (db, value: ValueOf<{ userId: string }>) =>
    db
      .select({ id: bills.id })
      .from(bills)
      .where(eq(bills.userId, value('userId')))
      .limit(1),
  ([id]: [string]) => id,
)

/** Whether a user has any bill, paused ones included. */
export async function hasBills(db: Db, userId: string): Promise<boolean> {
  const rows = await selectAnyBill(db, { userId })
  return rows.length > 0
}

/** By next due date; the id breaks ties. */
export async function listBillRows(
  db: Db,
  userId: string,
  only: keyof typeof pages = 'all',
): Promise<BillRow[]> {
  const rows = await pages[only](db, { userId, ...start })
  if (rows.length < rowsAtOnce) return rows
  return inSnapshot(db, (tx) => walk(tx, userId, only))
}

async function walk(db: Db, userId: string, only: keyof typeof pages): Promise<BillRow[]> {
  const rows: BillRow[] = []
  let page: BillRow[]
  do {
    const { nextDueDate, id } = rows.at(-1) ?? start
    page = await pages[only](db, { userId, nextDueDate, id })
    rows.push(...page)
  } while (page.length === rowsAtOnce)
  return rows
}
