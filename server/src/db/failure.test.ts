import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isAccountGone, isDatabaseAway } from './failure.ts'

const failed = (code: string, message = 'failed') =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error(message), { code }))

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

test.each([
  ['could not open file "base/5/2619": Permission denied', true],
  ['could not open file "base/5/2619": Operation not permitted', true],
  ['could not extend file "base/5/2619": Read-only file system', true],
  ['permission denied for table transactions', false],
])(
  'of the errors with the code of a missing right, files are an outage: %s, %s',
  (message, expected) => {
    expect(isDatabaseAway(failed('42501', message))).toBe(expected)
  },
)

test.each([
  ['of a table', 'transactions_user_id_users_id_fk', true],
  ['of a shard of a distributed table', 'transactions_user_id_users_id_fk_102008', true],
  ['of another reference', 'history_changes_action', false],
])(
  'an insert that violates the constraint %s means that the account is gone',
  (_name, constraint, expected) => {
    const cause = Object.assign(new Error('failed'), { code: '23503', constraint })
    expect(isAccountGone(new DrizzleQueryError('insert', [], cause))).toBe(expected)
  },
)
