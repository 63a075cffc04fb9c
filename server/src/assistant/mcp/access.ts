import { type McpAccess, type McpToken, mcpTokensMax } from '@evenkeel/domain/assistant'
import { AppError } from '@evenkeel/domain/errors'
import { findPresentUser, hashToken } from '#account/index.ts'
import type { Context } from '#context.ts'
import { insertAudit } from '#db/auditStore.ts'
import { inTransaction } from '#db/db.ts'
import { newId } from '#db/newId.ts'
import {
  deleteMcpToken,
  findMcpOn,
  findTokenId,
  insertMcpToken,
  listMcpTokens,
  lockSettings,
  setMcpOn,
  touchMcpToken,
} from './mcpStore.ts'
import { newMcpToken, readMcpToken } from './tokenText.ts'

const touchEveryMs = 60_000

export async function readMcpAccess({ db }: Context, userId: string): Promise<McpAccess> {
  return { isOn: await findMcpOn(db, userId), tokens: await listMcpTokens(db, userId) }
}

export function switchMcpAccess(
  context: Context,
  userId: string,
  isOn: boolean,
): Promise<McpAccess> {
  return inTransaction(context.db, async (db) => {
    await setMcpOn(db, userId, isOn)
    const event = isOn ? 'mcp_switched_on' : 'mcp_switched_off'
    await insertAudit(db, userId, context.clock.now(), event)
    return readMcpAccess({ ...context, db }, userId)
  })
}

/** Creates a token. Only its hash is stored, so the secret cannot be recovered. */
export function addMcpToken(
  context: Context,
  userId: string,
  name: string,
): Promise<McpToken & { token: string }> {
  return inTransaction(context.db, async (db) => {
    await lockSettings(db, userId)
    if ((await listMcpTokens(db, userId)).length >= mcpTokensMax) {
      throw new AppError('count_changed', {
        message: `You have ${mcpTokensMax} tokens already. Revoke one that you no longer use.`,
      })
    }
    const now = context.clock.now()
    const token = newMcpToken(userId)
    const kept = { id: newId(now), name, createdAt: now }
    await insertMcpToken(db, userId, { ...kept, tokenHash: hashToken(token) })
    await insertAudit(db, userId, now, 'mcp_token_created')
    return { ...kept, lastUsedAt: null, token }
  })
}

export function revokeToken(context: Context, userId: string, id: string): Promise<void> {
  return inTransaction(context.db, async (db) => {
    if (!(await deleteMcpToken(db, userId, id))) throw new AppError('not_found')
    await insertAudit(db, userId, context.clock.now(), 'mcp_token_revoked')
  })
}

/**
 * The user whose program is calling.
 * @throws AppError foreign_origin for a web page, not_authenticated without a token that works, trial_over
 */
export async function requireMcpUser(
  context: Context,
  { authorization, origin }: { authorization?: string; origin?: string },
): Promise<string> {
  // Only browsers send an origin, and a web page has no business with a token.
  if (origin !== undefined) throw new AppError('foreign_origin')
  const claimed = readMcpToken(/^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '')
  if (claimed === undefined) throw new AppError('not_authenticated')
  const { db, clock } = context
  const id = await findTokenId(db, claimed.userId, claimed.tokenHash)
  const user = id === undefined ? undefined : await findPresentUser(context, claimed.userId)
  if (id === undefined || user === undefined) throw new AppError('not_authenticated')
  if (!user.hasPaid && !user.isTrialActive) throw new AppError('trial_over')
  const now = clock.now()
  const before = new Date(now.getTime() - touchEveryMs)
  await touchMcpToken(db, claimed.userId, id, { now, before })
  return claimed.userId
}
