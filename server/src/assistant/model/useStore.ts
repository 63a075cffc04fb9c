import type { LocalDate } from '@evenkeel/domain/calendar'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { modelUses } from '#db/schema.ts'

/**
 * Counts a question before it is sent, so that concurrent questions cannot exceed the limit.
 * @returns false if the day's limit is reached
 */
export async function reserveUse(
  db: Db,
  userId: string,
  day: LocalDate,
  max: number,
): Promise<boolean> {
  if (max === 0) return false
  const taken = await db
    .insert(modelUses)
    .values({ userId, day, count: 1 })
    .onConflictDoUpdate({
      target: [modelUses.userId, modelUses.day],
      set: { count: sql`${modelUses.count} + 1` },
      setWhere: lt(modelUses.count, max),
    })
    .returning({ count: modelUses.count })
  return taken.length > 0
}

export async function countUses(db: Db, userId: string, day: LocalDate): Promise<number> {
  const [row] = await db
    .select({ count: modelUses.count })
    .from(modelUses)
    .where(and(eq(modelUses.userId, userId), eq(modelUses.day, day)))
  return row?.count ?? 0
}

export async function deleteUsesBefore(db: Db, day: LocalDate): Promise<void> {
  await db.delete(modelUses).where(lt(modelUses.day, day))
}
