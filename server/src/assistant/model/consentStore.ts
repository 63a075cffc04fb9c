import { eq } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { assistantSettings } from '#db/schema.ts'

/** The recipient a user has agreed to, as it was named at the time. */
export async function findAgreedRecipient(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ recipient: assistantSettings.recipient })
    .from(assistantSettings)
    .where(eq(assistantSettings.userId, userId))
  return row?.recipient ?? undefined
}

/** Saves a user's consent; `undefined` withdraws it. */
export async function setAgreedRecipient(
  db: Db,
  userId: string,
  recipient: string | undefined,
  now: Date,
): Promise<void> {
  const agreed =
    recipient === undefined ? { recipient: null, agreedAt: null } : { recipient, agreedAt: now }
  await db
    .insert(assistantSettings)
    .values({ userId, ...agreed })
    .onConflictDoUpdate({ target: assistantSettings.userId, set: agreed })
}
