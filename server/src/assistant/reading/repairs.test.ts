import { expect, test } from 'vitest'
import { read } from './read.ts'
import { repaired } from './repairs.ts'
import { vocabularyOf } from './vocabulary.ts'

const today = '2026-11-25'
const vocabulary = vocabularyOf([], [])

function put(question: string): string | undefined {
  return repaired(read(question, today, vocabulary), today, vocabulary)
    ?.map(({ text }) => text)
    .join(' ')
}

test('what is put right takes the place of the last thing of its kind', () => {
  expect(put('how much in May, sorry, I mean June')).toBe('how much june')
})

test('a message that takes back more than anybody would is not put right', () => {
  expect(put(`how much in May${', sorry, I mean June'.repeat(100)}`)).toBeUndefined()
})
