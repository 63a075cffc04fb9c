import { parentPort } from 'node:worker_threads'
import { hashSync, verifySync } from '@node-rs/argon2'
import { lowerPriority } from './lowerPriority.ts'
import type { HashQuestion } from './passwordHash.ts'

// Runs in a thread of its own.

lowerPriority()

parentPort?.on('message', (question: HashQuestion) => {
  const answer =
    'stored' in question
      ? verifySync(question.stored, question.password)
      : hashSync(question.password, question.options)
  parentPort?.postMessage(answer)
})
