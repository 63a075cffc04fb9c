import { describe, expect, test } from 'vitest'
import { countTests, listFailures } from './count.ts'

const report = (...files: [status: string, ...tests: string[]][]) =>
  JSON.stringify({
    testResults: files.map(([status, ...tests]) => ({
      name: 'some.test.ts',
      status,
      assertionResults: tests.map((test) => ({ status: test })),
    })),
  })

describe('a run', () => {
  test.each([
    ['of passing tests', 0, report(['passed', 'passed', 'passed']), { passed: 2, failed: 0 }],
    ['with a failing test', 1, report(['failed', 'passed', 'failed']), { passed: 1, failed: 1 }],
    ['with a skipped test', 0, report(['passed', 'passed', 'skipped']), { passed: 1, failed: 1 }],
    ['with a pending test', 0, report(['passed', 'passed', 'pending']), { passed: 1, failed: 1 }],
    ['with a todo test', 0, report(['passed', 'passed', 'todo']), { passed: 1, failed: 1 }],
    ['with a broken file', 1, report(['failed'], ['passed', 'passed']), { passed: 1, failed: 1 }],
    ['that exits with an error', 1, report(['passed', 'passed']), { passed: 1, failed: 1 }],
    ['that was killed', null, report(['passed', 'passed']), { passed: 1, failed: 1 }],
    ['without a test', 0, report(), { passed: 0, failed: 1 }],
    ['without a report', 1, undefined, { passed: 0, failed: 1 }],
  ])('%s', (_what, exitCode, text, count) => {
    expect(countTests(exitCode, text)).toEqual(count)
  })
})

describe('failures', () => {
  const file = (status: string, ...assertionResults: object[]) => ({
    name: 'some.test.ts',
    status,
    message: 'Cannot find module',
    assertionResults,
  })
  const failure = {
    status: 'failed',
    fullName: 'adds up',
    failureMessages: ['expected 2\nat line 3'],
  }

  test.each([
    [
      'a failing test',
      [file('failed', { status: 'passed' }, failure)],
      ['some.test.ts: adds up\n  expected 2\n  at line 3'],
    ],
    [
      'a skipped test',
      [file('passed', { status: 'skipped', fullName: 'adds up', failureMessages: [] })],
      ['some.test.ts: adds up\n  skipped'],
    ],
    ['a broken file', [file('failed')], ['some.test.ts\n  Cannot find module']],
    ['passing tests', [file('passed', { status: 'passed' })], []],
  ])('of %s', (_what, testResults, failures) => {
    expect(listFailures(JSON.stringify({ testResults }))).toEqual(failures)
  })

  test('without a report there is nothing to list', () => {
    expect(listFailures(undefined)).toEqual([])
  })
})
