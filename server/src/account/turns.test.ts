import { AppError } from '@evenkeel/domain/errors'
import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

/** Turns whose work is noted when it starts, and ends when the test says so. */
function heldTurns() {
  const inTurn = createTurns({ atOnce: 1, waitingMax: 6, waitingOfOneMax: 3 })
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = (key: string) => {
    const run = inTurn(key, () => {
      started.push(key)
      return new Promise<void>((end) => void ends.push(end))
    })
    run.catch(() => {})
    return run
  }
  const finishAll = async () => {
    for (;;) {
      await new Promise((turn) => setImmediate(turn))
      const end = ends.shift()
      if (end === undefined) return started
      end()
    }
  }
  return { ask, finishAll }
}

test('askers take turns, however many requests one of them has', async () => {
  const { ask, finishAll } = heldTurns()
  for (const key of ['a', 'a', 'a', 'a', 'b', 'c']) ask(key)
  expect(await finishAll()).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
})

test('one asker, and all others together, can have only so many waiting', async () => {
  const { ask, finishAll } = heldTurns()
  for (const key of ['a', 'a', 'a', 'a']) ask(key)
  const refusal = await ask('a').catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(AppError)
  expect(refusal).toMatchObject({ code: 'unavailable', details: { retryAfterSeconds: 5 } })
  for (const key of ['b', 'b', 'b']) ask(key)
  await expect(ask('c')).rejects.toThrow(AppError)
  expect(await finishAll()).toEqual(['a', 'a', 'b', 'a', 'b', 'a', 'b'])
})

test('results and errors are passed on, and a failure ends its turn', async () => {
  const inTurn = createTurns({ atOnce: 1, waitingMax: 6, waitingOfOneMax: 3 })
  await expect(inTurn('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn('a', async () => 7)).toBe(7)
})
