import { expect, test } from 'vitest'
import { type Check, type Line, ok, reasonOf, runChecks } from './check.ts'

const checks: Check<string>[] = [
  { name: 'first', run: (setup) => ok(setup) },
  {
    name: 'throws',
    run: () => {
      throw new Error('it is broken\n    at line 1')
    },
  },
  { name: 'hangs', run: () => new Promise(() => {}) },
  { name: 'several', run: async () => [ok('one'), ok('two')] },
]

test('a check that fails or hangs is a problem, and the others run all the same', async () => {
  const lines: Line[] = []
  for await (const line of runChecks(checks, 'setup', 20)) lines.push(line)
  expect(lines).toEqual([
    { name: 'first', state: 'ok', text: 'setup' },
    { name: 'throws', state: 'problem', text: 'it is broken' },
    { name: 'hangs', state: 'problem', text: 'no answer within 0.02 seconds' },
    { name: 'several', state: 'ok', text: 'one' },
    { name: 'several', state: 'ok', text: 'two' },
  ])
})

test.each([
  [new Error('Failed query: select 1', { cause: new Error('the reason') }), 'the reason'],
  [new Error('late', { cause: new Error('terminated') }), 'late'],
  [Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
  ['text', 'text'],
])('the reason in %o is %s', (error, reason) => {
  expect(reasonOf(error)).toBe(reason)
})
