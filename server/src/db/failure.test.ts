import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isDatabaseAway } from './failure.ts'

const failed = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('failed'), { code }))

test.each([
  ['a full disk', '53100', true],
  ['a statement that took too long', '57014', true],
  ['a server that is starting', '57P03', true],
  ['a server that is stopping', '57P01', true],
  ['a server without free connections', '53300', true],
  ['a broken connection', '08006', true],
  ['a serialization failure', '40001', true],
  ['a removed socket', 'ENOENT', true],
  ['a connection that the other side resets', 'ECONNRESET', true],
  ['a frozen server whose queue of connections is full', 'EAGAIN', true],
  ['a duplicate', '23505', false],
  ['a statement with a mistake', '42601', false],
])('%s is an outage: %s, %s', (_name, code, expected) => {
  expect(isDatabaseAway(failed(code))).toBe(expected)
})
