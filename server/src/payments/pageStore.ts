import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { paymentPages } from '#db/schema.ts'

export type PageRow = typeof paymentPages.$inferSelect

export async function findOpenPage(db: Db, userId: string): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.userId, userId), isNull(paymentPages.closedAt)))
  return row
}

export async function findPage(db: Db, userId: string, id: string): Promise<PageRow | undefined> {
  const [row] = await db
    .select()
    .from(paymentPages)
    .where(and(eq(paymentPages.userId, userId), eq(paymentPages.id, id)))
  return row
}

export async function insertPage(
  db: Db,
  page: Pick<PageRow, 'userId' | 'id' | 'createdAt'>,
): Promise<void> {
  await db.insert(paymentPages).values(page)
}

export async function namePage(
  db: Db,
  userId: string,
  id: string,
  names: { linkId: string; orderId: string; url: string },
): Promise<void> {
  await db
    .update(paymentPages)
    .set(names)
    .where(and(eq(paymentPages.userId, userId), eq(paymentPages.id, id)))
}

/** Marks the user's open page as closed and returns its id. */
export async function closePage(db: Db, userId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .update(paymentPages)
    .set({ closedAt: now })
    .where(and(eq(paymentPages.userId, userId), isNull(paymentPages.closedAt)))
    .returning({ id: paymentPages.id })
  return row?.id
}
