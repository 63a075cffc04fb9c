import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hashPassword, inTurn, isOutdatedHash, verifyPassword } from './hashing.ts'

test('strangers who wait for their turn do not delay those we know', async () => {
  const ends: (() => void)[] = []
  const strangers = Array.from({ length: 10 }, (_, index) =>
    inTurn(
      { key: `stranger ${index}`, isKnown: false },
      () => new Promise<void>((end) => ends.push(end)),
    ),
  )
  expect(await inTurn({ key: 'friend', isKnown: true }, async () => 7)).toBe(7)
  expect(ends.length).toBeLessThan(10)
  for (let ended = 0; ended < 10; ended += 1) {
    ends.shift()?.()
    await new Promise((turn) => setImmediate(turn))
  }
  await Promise.all(strangers)
})

test.each([true, false])(
  'passwords are hashed and compared the same, known or not: %s',
  async (isKnown) => {
    const password = 'Größe 7 vor Ort'
    const stored = await hashPassword(password, { isKnown })
    expect(isOutdatedHash(stored)).toBe(false)
    const compare = (typed: string, hash: string | undefined) =>
      verifyPassword(hash, typed, { isKnown })
    expect(await compare(password, stored)).toBe(true)
    expect(await compare('Größe 8 vor Ort', stored)).toBe(false)
    expect(await compare(password, undefined)).toBe(false)
    await expect(compare(password, 'not a hash')).rejects.toThrow()
    expect(await compare(password, stored)).toBe(true)
  },
)

test('a stranger’s password is hashed at low priority, which slows nothing else', async () => {
  await hashPassword('Calm-Harbour-7', { isKnown: false })
  const threads = readdirSync('/proc/self/task').map(nicenessOf)
  expect(threads).toContain(10)
  expect(nicenessOf(String(process.pid))).toBe(0)
})

/** Of a thread of this process: in its line of figures, the 17th after its name. */
function nicenessOf(thread: string): number {
  const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8')
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])
}
