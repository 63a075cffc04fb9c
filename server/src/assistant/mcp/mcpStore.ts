import type { McpToken } from '@evenkeel/domain/assistant'
import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#db/db.ts'
import { assistantSettings, mcpTokens } from '#db/schema.ts'

export async function findMcpOn(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ mcpOn: assistantSettings.mcpOn })
    .from(assistantSettings)
    .where(eq(assistantSettings.userId, userId))
  return row?.mcpOn ?? false
}

export async function setMcpOn(db: Db, userId: string, mcpOn: boolean): Promise<void> {
  await db
    .insert(assistantSettings)
    .values({ userId, mcpOn })
    .onConflictDoUpdate({ target: assistantSettings.userId, set: { mcpOn } })
}

const shown = {
  id: mcpTokens.id,
  name: mcpTokens.name,
  createdAt: mcpTokens.createdAt,
  lastUsedAt: mcpTokens.lastUsedAt,
}

export function listMcpTokens(db: Db, userId: string): Promise<McpToken[]> {
  return db
    .select(shown)
    .from(mcpTokens)
    .where(eq(mcpTokens.userId, userId))
    .orderBy(asc(mcpTokens.id))
}

export type NewToken = { id: string; name: string; tokenHash: Buffer; createdAt: Date }

export async function insertMcpToken(db: Db, userId: string, token: NewToken): Promise<void> {
  await db.insert(mcpTokens).values({ userId, ...token })
}

/** Locks a user's settings row, so that concurrently created tokens are counted one after the other. */
export async function lockSettings(db: Db, userId: string): Promise<void> {
  await db.insert(assistantSettings).values({ userId }).onConflictDoNothing()
  await db
    .select({ userId: assistantSettings.userId })
    .from(assistantSettings)
    .where(eq(assistantSettings.userId, userId))
    .for('update')
}

/** @returns false if there is no such token */
export async function deleteMcpToken(db: Db, userId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(mcpTokens)
    .where(and(eq(mcpTokens.userId, userId), eq(mcpTokens.id, id)))
    .returning({ id: mcpTokens.id })
  return rows.length > 0
}

/** The id of the token with this hash, if its owner has switched access on. */
export async function findTokenId(
  db: Db,
  userId: string,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const [row] = await db
    .select({ id: mcpTokens.id })
    .from(mcpTokens)
    .innerJoin(assistantSettings, eq(assistantSettings.userId, mcpTokens.userId))
    .where(
      and(
        eq(mcpTokens.userId, userId),
        eq(mcpTokens.tokenHash, tokenHash),
        eq(assistantSettings.mcpOn, true),
      ),
    )
  return row?.id
}

/** Records the use of a token, at most once a minute. */
export async function touchMcpToken(
  db: Db,
  userId: string,
  id: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db
    .update(mcpTokens)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(mcpTokens.userId, userId),
        eq(mcpTokens.id, id),
        or(sql`${mcpTokens.lastUsedAt} is null`, lt(mcpTokens.lastUsedAt, before)),
      ),
    )
}
