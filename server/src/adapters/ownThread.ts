import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { root } from '#root.ts'

const idleMsMax = 60_000

/**
 * Asks a thread of its own, one question at a time. It starts with the first question and ends after a minute without
 * one, so that what it needs is in memory only while it is needed.
 * @param file the thread's program, from the root of the repository: it answers each message with one
 */
export function createOwnThread<Question, Answer>(
  file: string,
): (question: Question) => Promise<Answer> {
  const inTurn = pLimit(1)
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined

  function start(): Worker {
    const started = new Worker(join(root, file), {
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    })
    started.unref()
    return started
  }

  function stop(): void {
    void worker?.terminate()
    worker = undefined
  }

  async function ask(question: Question): Promise<Answer> {
    clearTimeout(idle)
    worker ??= start()
    try {
      const answered = once(worker, 'message')
      worker.postMessage(question)
      const [answer] = await answered
      return answer
    } catch (error) {
      worker = undefined
      throw error
    } finally {
      idle = setTimeout(stop, idleMsMax).unref()
    }
  }

  return (question) => inTurn(() => ask(question))
}
