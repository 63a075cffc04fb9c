import { once } from 'node:events'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { root } from '#root.ts'

/** A password to estimate, and words that someone who knows the user would try. */
export type GuessQuestion = { password: string; words: readonly string[] }

const idleMsMax = 60_000

const inTurn = pLimit(1)
let worker: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * How many guesses an informed attacker needs for a password. The dictionaries take half a second to load and tens of
 * megabytes, so they live in a thread of their own that starts with the first question and ends when idle.
 */
export function countGuesses(question: GuessQuestion): Promise<number> {
  return inTurn(() => ask(question))
}

async function ask(question: GuessQuestion): Promise<number> {
  clearTimeout(idle)
  worker ??= startWorker()
  try {
    const answer = once(worker, 'message')
    worker.postMessage(question)
    const [guesses] = await answer
    return guesses
  } catch (error) {
    worker = undefined
    throw error
  } finally {
    idle = setTimeout(stopWorker, idleMsMax).unref()
  }
}

function startWorker(): Worker {
  const started = new Worker(join(root, 'server/src/adapters/passwordGuessesWorker.ts'), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 128 },
  })
  started.unref()
  return started
}

function stopWorker(): void {
  void worker?.terminate()
  worker = undefined
}
