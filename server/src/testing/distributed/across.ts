import { ledgerStateOf } from '#db/ledgerState.ts'

/** A statement that may do what others may not. */
type Across = { starts: string; why: string }

/** How the statements begin, without their quotes, that go through the rows of several nodes. */
const across: readonly Across[] = [
  ...[
    'delete from sessions where (sessions.created_at <',
    'delete from rate_limits where rate_limits.window_ends_at <',
    'delete from model_uses where model_uses.day <',
    'select user_id, id from history where history.at <',
  ].map((starts) => ({ starts, why: 'housekeeping deletes what is old, whoever has it' })),
  ...['sessions', 'audit_events', 'idempotency_keys'].map((table) => ({
    starts: `select distinct user_id from ${table} where (${table}.user_id = any($1::uuid[])`,
    why: 'walkUsers asks which of a thousand users have something to delete or to end',
  })),
  {
    starts: 'select user_id from ledgers ',
    why: 'the check of totals begins with a list of users',
  },
  ...[
    'select token_hash, user_id, created_at, last_seen_at, ended_at from sessions where ',
    'select user_id from sessions where sessions.user_id =',
    'update sessions set ended_at = $1 where (sessions.user_id =',
  ].map((starts) => ({ starts, why: 'a user’s sessions are spread by token, and seldom listed' })),
]

/** True for a statement of the list. */
export function isAcross(text: string): boolean {
  const plain = text.replaceAll('"', '')
  return across.some(({ starts }) => plain.startsWith(starts))
}

/** True for what is sent only with `DATABASE_READ_URL`: a cluster has no replica that could be read for a user. */
export function isForReplica(text: string): boolean {
  return text.includes(ledgerStateOf('users.id'))
}
