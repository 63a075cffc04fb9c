import { describe, expect, test } from 'vitest'
import { afterFile } from '../afterFile.ts'
import { cloneDatabase } from '../database.ts'
import { pureFunctions, refusalsOf } from './refusals.ts'

const refusals = (text: string, values: unknown[] = []) => refusalsOf({ text, values })

describe('one user is on one node', () => {
  test.each([
    ['by a value', 'select * from transactions where user_id = $1 and id = $2'],
    [
      'by a cast value, the other way round',
      'select * from history where $1::uuid = history.user_id',
    ],
    [
      'through a join',
      'select 1 from transactions t join history_changes h on h.user_id = t.user_id where t.user_id = $1',
    ],
    [
      'by USING',
      'select 1 from daily_totals join ledgers using (user_id) where ledgers.user_id = $1',
    ],
    [
      'from an outer query',
      'select 1 from history h where user_id = $1 and exists (select 1 from history_changes c where c.user_id = h.user_id)',
    ],
    [
      'on both sides of a union',
      'select 1 from payments where user_id = $1 union all select 1 from ledgers where user_id = $1',
    ],
    [
      'in a part of WITH',
      'with own as (select id from transactions where user_id = $1) select * from own',
    ],
    [
      'with a copy that every node has',
      'select 1 from sessions s join users u on u.id = s.user_id where s.token_hash = $1',
    ],
    ['of a table that every node has', 'select id from users where email = $1'],
    ['of a queue', 'select * from jobs order by id limit 1 for update skip locked'],
    ['in an insert', 'insert into ledgers (user_id, version) values ($1, 0)'],
    ['in an insert of several', 'insert into ledgers (version, user_id) values (0, $1), (1, $2)'],
  ])('%s', (_how, text) => {
    expect(refusals(text)).toEqual([])
  })

  const loose = 'does not restrict transactions by user_id'
  test.each([
    ['no value', 'select * from transactions where id = $1', loose],
    ['only one side of an or', 'select * from transactions where user_id = $1 or id = $2', loose],
    ['several values', 'select * from transactions where user_id = any($1)', loose],
    ['an inequality', 'select * from transactions where user_id <> $1', loose],
    [
      'another table’s value',
      'select 1 from transactions t join ledgers l on l.version = t.version where l.user_id = $1',
      loose,
    ],
    [
      'an outer copy',
      'select 1 from users u where exists (select 1 from transactions t where t.user_id = u.id)',
      loose,
    ],
    [
      'a subquery without it',
      'update ledgers set version = (select count(*) from transactions) where user_id = $1',
      loose,
    ],
    ['an update without it', 'update transactions set amount = $1 where id = $2', loose],
    ['a deletion without it', 'delete from transactions where date < $1', loose],
    [
      'an insert that computes it',
      'insert into transactions (user_id, id) values (gen_random_uuid(), $1)',
      loose,
    ],
    ['an insert without it', 'insert into transactions (id) values ($1)', loose],
    [
      'a session by its user',
      'delete from sessions where user_id = $1',
      'does not restrict sessions by token_hash',
    ],
  ])('not with %s', (_how, text, refusal) => {
    expect(refusals(text)).toContain(refusal)
  })

  test('tables that are spread differently cannot be joined', () => {
    const text =
      'select 1 from sessions s join ledgers l on l.user_id = s.user_id where s.token_hash = $1 and l.user_id = $2'
    expect(refusals(text)).toEqual(['joins tables that are spread differently: ledgers, sessions'])
    expect(refusals('select 1 from jobs j join users u on u.id = j.user_id')).toEqual([
      'joins a table of the coordinator with tables of other nodes',
    ])
  })
})

describe('a few statements go through all nodes', () => {
  const expired = 'select "user_id", "id" from "history" where "history"."at" < $1'

  test('those of the list', () => {
    expect(refusals(`${expired} order by 1`)).toEqual([])
  })

  test('but they lock nothing', () => {
    expect(refusals(`${expired} for update`)).toEqual(['locks rows of several nodes'])
  })
})

describe('writes', () => {
  test.each([
    [
      'a user’s id',
      'update transactions set user_id = $1 where user_id = $1 and id = $2',
      'sets the key user_id of transactions',
    ],
    [
      'a record’s id',
      'update transactions set id = $2 where user_id = $1 and id = $2',
      'sets the key id of transactions',
    ],
    [
      'a session’s token',
      'update sessions set token_hash = $1 where token_hash = $2',
      'sets the key token_hash of sessions',
    ],
    [
      'a key on conflict',
      'insert into rate_limits (key) values ($1) on conflict (key) do update set key = excluded.key',
      'sets the key key of rate_limits',
    ],
  ])('never set %s', (_what, text, refusal) => {
    expect(refusals(text)).toEqual([refusal])
  })

  const limit = 'insert into rate_limits (key, window_ends_at) values ($1, $2)'
  test.each([
    [
      'an interval',
      "update rate_limits set window_ends_at = window_ends_at + interval '1 second' where key = $1",
      'adds an interval, which depends on the time zone',
    ],
    [
      'an interval on conflict',
      `${limit} on conflict (key) do update set window_ends_at = rate_limits.window_ends_at + interval '1 second'`,
      'adds an interval, which depends on the time zone',
    ],
    [
      'a function of the session',
      'update ledgers set version = 1 where user_id = $1 and now() > $2',
      'calls now, which may depend on the session',
    ],
    [
      'a cast of a column',
      'update ledgers set version = 1 where user_id = $1 and version::text = $2',
      'casts a column to text, as the session says',
    ],
    [
      'a cast in RETURNING',
      'delete from daily_totals where user_id = $1 returning day::text',
      'casts a column to text, as the session says',
    ],
    [
      'a function in RETURNING',
      'delete from ledgers where user_id = $1 returning clock_timestamp()',
      'calls clock_timestamp, which may depend on the session',
    ],
  ])('do not depend on the session: %s', (_what, text, refusal) => {
    expect(refusals(text)).toEqual([refusal])
  })

  test('compute with what they are given', () => {
    const text = `${limit} on conflict (key) do update set
      count = case when rate_limits.window_ends_at <= $3::timestamptz then 1 else rate_limits.count + 1 end,
      window_ends_at = to_timestamp($4::float8 + power(2, least(rate_limits.strikes, 3)))`
    expect(refusals(text)).toEqual([])
  })

  test.each([
    [
      'a conflict without the column',
      'insert into payments (user_id, id) values ($1, $2) on conflict (id) do nothing',
      'names a conflict without user_id',
    ],
    [
      'a write within WITH',
      'with gone as (delete from ledgers where user_id = $1 returning 1) select * from gone',
      'writes within WITH',
    ],
    [
      'a subquery among VALUES',
      'insert into ledgers (user_id, version) values ($1, (select 1))',
      'has a subquery among VALUES',
    ],
    [
      'a copy that does not select the column',
      'insert into history_changes (user_id, record_id) select $1::uuid, id from transactions where user_id = $1',
      'copies rows through the coordinator, because it does not select user_id',
    ],
  ])('%s is refused', (_what, text, refusal) => {
    expect(refusals(text)).toEqual([refusal])
  })

  test('a copy within a node is not', () => {
    const copy =
      'insert into history_changes (user_id, record_id) select user_id, id from transactions where user_id = $1'
    expect(refusals(copy)).toEqual([])
  })
})

test('a single row is written by VALUES', () => {
  const text = 'insert into ledgers (user_id, version) select $1::uuid, * from unnest($2::int[])'
  expect(refusals(text, ['an id', [1]])).toEqual([
    'writes a single row by INSERT … SELECT instead of VALUES',
  ])
  expect(refusals(text, ['an id', [1, 2]])).toEqual([])
})

describe('a lock of one node is none of the others', () => {
  const refusal = 'locks nothing on other nodes: pg_advisory_xact_lock'
  test.each([
    ['by itself', 'select pg_advisory_xact_lock($1)'],
    ['in a write', 'update ledgers set version = pg_advisory_xact_lock($2) where user_id = $1'],
    ['in a read of what every node has', 'select pg_advisory_xact_lock($1) from users'],
  ])('%s', (_how, text) => {
    expect(refusals(text)).toContain(refusal)
  })

  test('but a read of a user’s rows locks on their node', () => {
    const text = 'select pg_advisory_xact_lock($1) from ledgers where user_id = $2'
    expect(refusals(text)).toEqual([])
    expect(refusals('select pg_advisory_xact_lock($1) from ledgers')).toEqual([
      'does not restrict ledgers by user_id',
    ])
  })
})

test('the functions that a write may call depend on nothing else, says PostgreSQL', async () => {
  const database = await cloneDatabase()
  afterFile(database.close)
  const { rows } = await database.pool.query(
    `select oid::regprocedure::text as name, provolatile = 'i' as is_pure from pg_proc
      where proname = any($1) and pronamespace = 'pg_catalog'::regnamespace`,
    [[...pureFunctions]],
  )
  expect(new Set(rows.map(({ name }) => name.split('(')[0].replaceAll('"', '')))).toEqual(
    pureFunctions,
  )
  const others = rows.flatMap(({ name, is_pure }) => (is_pure ? [] : [name]))
  expect(others).toEqual(['to_timestamp(text,text)'])
})

test('a test database is not closed in silence after a refused statement', async () => {
  const database = await cloneDatabase()
  await database.pool.query({ text: 'select id from transactions' })
  await expect(database.close()).rejects.toThrow('does not restrict transactions by user_id')
})
