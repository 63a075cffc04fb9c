import { expect, test } from 'vitest'
import { createLog } from '#log.ts'
import { stopInOrder } from './stopInOrder.ts'

test('the parts stop in order, whatever happens to one of them', async () => {
  const stopped: string[] = []
  const lines: string[] = []
  const part = (name: string, stop: () => Promise<void>) => ({
    ...{ name, msMax: 10 },
    stop: () => {
      stopped.push(name)
      return stop()
    },
  })
  await stopInOrder(
    [
      part('one that never stops', () => new Promise(() => {})),
      part('one that fails', () => Promise.reject(new Error('it broke'))),
      part('the database', async () => {}),
    ],
    createLog('warn', { write: (line) => lines.push(line) }),
    30,
  )
  expect(stopped).toEqual(['one that never stops', 'one that fails', 'the database'])
  expect(lines[0]).toContain('"part":"one that never stops"')
  expect(lines[0]).toContain('a part did not stop in time')
  expect(lines[1]).toContain('it broke')
  expect(lines).toHaveLength(2)
})

test('a part gets the time that others leave over', async () => {
  const lines: string[] = []
  const slow = new Promise((resolve) => setTimeout(resolve, 50))
  await stopInOrder(
    [
      { name: 'one that stops at once', msMax: 60_000, stop: async () => {} },
      { name: 'one that needs longer', msMax: 1, stop: () => slow },
    ],
    createLog('warn', { write: (line) => lines.push(line) }),
    60_001,
  )
  expect(lines).toEqual([])
})
