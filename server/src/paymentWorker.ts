import type { Context } from '#context.ts'
import { loggable } from '#http/problem.ts'
import { reconcile } from '#payments/reconcile.ts'

/** Somebody who waits for a payment waits this much longer than the card service takes. */
const lookEveryMs = 2000

/**
 * Looks again and again at payments whose end is open, beginning now; the timer does not keep the process alive.
 * @returns stops it, once what is being looked at is through
 */
export function startPaymentWorker(context: Context): () => Promise<void> {
  if (context.cards === undefined) return async () => {}
  let timer: NodeJS.Timeout | undefined
  let work: Promise<void> | undefined
  let isStopped = false
  const look = async () => {
    try {
      await reconcile(context)
    } catch (error) {
      context.log.warn({ error: loggable(error) }, 'payments are at rest until the next look')
    }
    if (!isStopped) timer = setTimeout(begin, lookEveryMs).unref()
  }
  const begin = () => {
    work = look()
  }
  begin()
  return async () => {
    isStopped = true
    clearTimeout(timer)
    await work
  }
}
