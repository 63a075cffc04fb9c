import { expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { distance } from './spelling.ts'

/** By the whole table, without stopping early. */
function plainDistance(a: string, b: string): number {
  const to = (i: number, j: number): number => {
    if (i === 0 || j === 0) return i + j
    const isSame = a[i - 1] === b[j - 1]
    const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
    return Math.min(
      to(i - 1, j) + 1,
      to(i, j - 1) + 1,
      to(i - 1, j - 1) + (isSame ? 0 : 1),
      isSwap ? to(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
    )
  }
  return to(a.length, b.length)
}

test('up to one slip and up to three agree with the plain distance', () => {
  const random = seededRandom(7)
  const word = () =>
    Array.from({ length: random.between(0, 5) }, () => random.pick(['a', 'b', 'c'])).join('')
  for (let count = 0; count < 3000; count += 1) {
    const [a, b] = [word(), word()]
    const all = plainDistance(a, b)
    expect([a, b, distance(a, b, 1)]).toEqual([a, b, Math.min(2, all)])
    expect([a, b, distance(a, b, 3)]).toEqual([a, b, Math.abs(a.length - b.length) > 3 ? 4 : all])
  }
})
