import { hash } from 'node:crypto'
import { AppError } from '@evenkeel/domain/errors'
import type { Context } from '#context.ts'
import { inTransaction } from '#db/db.ts'
import { deleteAnswersBefore, findAnswer, saveAnswer, tryLockKey } from '#db/idempotencyStore.ts'
import { together } from '#db/together.ts'
import type { WrittenAnswer } from './reply.ts'

const keyLifeMs = 24 * 60 * 60 * 1000

/**
 * Answers a repeated request as it was answered the first time. Key, effect and answer commit together:
 * a crash or a refusal frees the key, and a repeat that comes while the first is at work is told so.
 */
export function answerOnce(
  context: Context,
  userId: string,
  key: string,
  request: string | Uint8Array,
  work: (context: Context) => Promise<WrittenAnswer>,
): Promise<WrittenAnswer> {
  const requestHash = hash('sha256', request, 'buffer')
  return inTransaction(context.db, async (db) => {
    if (!(await tryLockKey(db, userId, key))) throw new AppError('in_progress')
    const now = context.clock.now()
    const given = await findAnswer(db, userId, key)
    if (given && now.getTime() - given.createdAt.getTime() < keyLifeMs) {
      if (!given.requestHash.equals(requestHash)) throw new AppError('key_reused')
      return { status: given.status, headers: given.headers, body: given.body }
    }
    const answer = await work({ ...context, db })
    await together([
      deleteAnswersBefore(db, userId, new Date(now.getTime() - keyLifeMs)),
      saveAnswer(db, userId, key, { requestHash, ...answer, createdAt: now }),
    ])
    return answer
  })
}
