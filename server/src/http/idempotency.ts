import { hash } from 'node:crypto'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { deleteAnswersUntil, findAnswer, saveAnswer, tryLockKey } from '#db/idempotencyStore.ts'
import { pipeline } from '#db/pipeline.ts'
import { countKey } from './keyQuota.ts'
import type { WrittenAnswer } from './reply.ts'

/** How long a reply is kept for repeats of its request. */
export const keyLifeMs = 24 * 60 * 60 * 1000

/**
 * Answers a repeated request with the first reply: status, declared headers and body. The key, the effect and the reply
 * are committed together, so a crash or a refusal leaves the key unused. A repeat that arrives while the first request
 * is still running is refused.
 * @param content what identifies the request, because a key must not be reused for a different one
 */
export function answerOnce(
  context: Context,
  userId: string,
  key: string,
  content: string | Uint8Array,
  work: (context: Context) => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  const requestHash = hash('sha256', content, 'buffer')
  return inTransaction(context.db, async (db) => {
    const now = context.clock.now()
    // Pipelined, so the second one sees what whoever held the lock has committed.
    const [isLocked, stored] = await pipeline([
      tryLockKey(db, userId, key),
      findAnswer(db, userId, key),
    ])
    if (!isLocked) throw new AppError('in_progress')
    if (stored && now.getTime() - stored.createdAt.getTime() < keyLifeMs) {
      if (!stored.requestHash.equals(requestHash)) throw new AppError('key_reused')
      return { status: stored.status, headers: stored.headers, body: stored.body }
    }
    countKey(userId, now)
    const answer = await work({ ...context, db })
    await pipeline([
      deleteAnswersUntil(db, userId, new Date(now.getTime() - keyLifeMs)),
      saveAnswer(db, userId, key, { requestHash, ...answer, createdAt: now }),
    ])
    return answer
  })
}
