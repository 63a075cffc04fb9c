import { expect, test } from 'vitest'
import { seededRandom } from '#demo/random.ts'
import { mistype } from './mistype.ts'

test('one longer word has one slip, and its first letter stays', () => {
  const random = seededRandom(7)
  const seen = new Set<string>()
  for (let count = 0; count < 500; count += 1) {
    const [how = '', ...rest] = mistype('how groceries is it', random).split(' ')
    expect([how, ...rest.slice(1)]).toEqual(['how', 'is', 'it'])
    expect(rest[0]).toMatch(/^g[a-z]{7,9}$/)
    seen.add(rest[0] ?? '')
  }
  // Swapped, left out, doubled, and the key beside.
  const ofEachKind = ['gorceries', 'goceries', 'grroceries', 'gtoceries']
  expect([...seen]).toEqual(expect.arrayContaining(ofEachKind))
})

test('a question of short words stays', () => {
  expect(mistype('and in May?', seededRandom(7))).toBe('and in May?')
})
