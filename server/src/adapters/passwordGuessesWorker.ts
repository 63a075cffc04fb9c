import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { lowerPriority } from './lowerPriority.ts'
import type { GuessQuestion } from './passwordGuesses.ts'

// Runs in a thread of its own.

lowerPriority()

/** Estimating takes longer with every character. The rest of a longer password only makes it harder to guess. */
const charactersMax = 32

const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, ...english },
  graphs: adjacencyGraphs,
  // The default lets a password made of such substitutions keep a core busy for half a second.
  l33tMaxSubstitutions: 20,
})

parentPort?.on('message', ({ password, words }: GuessQuestion) => {
  const { guesses } = estimator.check(password.slice(0, charactersMax), [...words])
  parentPort?.postMessage(guesses)
})
