import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest'
import { migrate, migrationsFolder } from '#db/migrate.ts'
import journal from '#db/migrations/meta/_journal.json' with { type: 'json' }
import { fakeClock } from '#testing/clock.ts'
import { cloneDatabase, type TestDatabase } from '#testing/database.ts'
import { makeFolder } from '#testing/folders.ts'
import { migrationsBefore, openEmptyDatabase } from '#testing/migrations.ts'
import { addOddRows } from '#testing/oddRows.ts'
import { runAsAdmin } from '#testing/postgres.ts'
import { hashTables } from '#testing/tableHashes.ts'
import { finishRestore, readBackup, requireRestorable, restoreBackup, takeBackup } from './index.ts'
import { inBackupSnapshot } from './snapshotStore.ts'
import { writeSnapshot } from './takeBackup.ts'

const clock = fakeClock()
let source: TestDatabase

beforeAll(async () => {
  source = await cloneDatabase()
  await addOddRows(source.pool)
  return source.close
})

const take = (file: string, address: pg.ClientConfig = source.address) =>
  takeBackup({ address, clock }, file)

async function restore(file: string, pool: pg.Pool): Promise<void> {
  await restoreBackup(pool.options, file, await requireRestorable(file))
  await finishRestore(pool.options)
}

/** Waits until somebody waits for a lock that another connection holds. */
async function untilWaiting(pool: pg.Pool): Promise<void> {
  const isWaiting = async () =>
    (
      await pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event = 'advisory'`,
      )
    ).rowCount
  while (!(await isWaiting()));
}

describe('a backup that is restored', () => {
  test('has every table of the database, and every row as it was', async () => {
    const file = join(makeFolder(), 'backup.gz')
    const { counts } = await take(file)
    const before = await hashTables(source.pool)
    expect(counts.map(({ name }) => name).toSorted()).toEqual(Object.keys(before).toSorted())
    expect(counts.filter(({ rows }) => rows === 0)).toEqual([])
    const target = await openEmptyDatabase()
    await restore(file, target)
    expect(await hashTables(target)).toEqual(before)
  })

  test('is the same when it is backed up again', async () => {
    const folder = makeFolder()
    const [first, second] = [join(folder, 'first.gz'), join(folder, 'second.gz')]
    await take(first)
    const target = await openEmptyDatabase()
    await restore(first, target)
    await take(second, target.options)
    expect(readFileSync(second)).toEqual(readFileSync(first))
  })

  test('of an older version is migrated as the database itself would have been', async () => {
    const old = await openEmptyDatabase()
    await migrate(old, migrationsBefore('jobs'))
    const at = '2026-03-01T10:00:00Z'
    const id = '019cf0d4-bdc0-738e-88e0-6427d6cfbc32'
    await old.query(
      `insert into users (id, email, username, password, trial_start_date, trial_end_date, created_at)
        values ($1, 'ada@example.com', 'ada', 'hash', $2, $2, $2)`,
      [id, at],
    )
    await old.query(
      `insert into mail_queue (id, user_id, kind, to_address, data, created_at, attempts, next_attempt_at)
        values ($1, $1, 'email_change_note', 'ada@example.com', '{"newEmail":"new@example.com"}', $2, 2, $2)`,
      [id, at],
    )
    const file = join(makeFolder(), 'backup.gz')
    await take(file, old.options)
    const target = await openEmptyDatabase()
    await restore(file, target)
    await migrate(old, migrationsFolder)
    expect(await hashTables(target)).toEqual(await hashTables(old))
    expect((await target.query('select kind from jobs')).rows).toEqual([{ kind: 'letter' }])
  })

  test('needs no superuser, only a role that owns its database', async () => {
    const { address } = inject('postgres')
    const [from, to] = [await openEmptyDatabase(), await openEmptyDatabase()]
    const role = String(from.options.database).replace('evenkeel_test', 'owner')
    await runAsAdmin(address, `create role ${role} login password 'secret'`)
    onTestFinished(async () => {
      for (const pool of [from, to]) await pool.query(`reassign owned by ${role} to current_user`)
      for (const pool of [from, to]) await pool.query(`drop owned by ${role}`)
      await runAsAdmin(address, `drop role ${role}`)
    })
    for (const pool of [from, to]) {
      await runAsAdmin(address, `alter database ${pool.options.database} owner to ${role}`)
    }
    const as = (pool: pg.Pool) => ({ ...pool.options, user: role, password: 'secret' })
    const own = new pg.Pool(as(from))
    await migrate(own, migrationsFolder)
    await own.query(`insert into rate_limits values ('key', 1, 0, '2026-03-01')`)
    await own.end()
    const file = join(makeFolder(), 'backup.gz')
    await take(file, as(from))
    await restoreBackup(as(to), file, await requireRestorable(file))
    expect(await hashTables(to)).toEqual(await hashTables(from))
  })
})

describe('taking a backup', () => {
  test('writes a file that only its owner can read', async () => {
    const file = join(makeFolder(), 'backup.gz')
    const { bytes, takenAt } = await take(file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect([bytes, takenAt]).toEqual([statSync(file).size, clock.now().toISOString()])
  })

  test('is of one moment, whatever is written meanwhile', async () => {
    const database = await cloneDatabase()
    onTestFinished(database.close)
    const key = (name: string) =>
      database.pool.query(`insert into rate_limits values ($1, 1, 0, '2026-03-01')`, [name])
    await key('before')
    const file = join(makeFolder(), 'backup.gz')
    const { counts } = await inBackupSnapshot(database.address, async (snapshot) => {
      await key('too late')
      return writeSnapshot(snapshot, file, clock.now())
    })
    expect(counts.find(({ name }) => name === 'rate_limits')?.rows).toBe(1)
    expect(gunzipSync(readFileSync(file)).toString()).not.toContain('too late')
  })

  test('never overwrites a file, also one that appears while it writes', async () => {
    const folder = makeFolder()
    const file = join(folder, 'backup.gz')
    const refusal = `${file} exists already, and a backup never overwrites a file.`
    writeFileSync(file, 'mine')
    await expect(take(file)).rejects.toThrow(refusal)
    const late = join(folder, 'late.gz')
    const writing = inBackupSnapshot(source.address, ({ rowsOf, ...snapshot }) =>
      writeSnapshot(
        {
          ...snapshot,
          rowsOf: (table) => {
            writeFileSync(late, 'mine')
            return rowsOf(table)
          },
        },
        late,
        clock.now(),
      ),
    )
    await expect(writing).rejects.toThrow('exists already')
    expect([readFileSync(file, 'utf8'), readFileSync(late, 'utf8')]).toEqual(['mine', 'mine'])
    expect(readdirSync(folder).toSorted()).toEqual(['backup.gz', 'late.gz'])
  })

  test('a second one at once is refused, and the first is whole', async () => {
    const folder = makeFolder()
    const file = join(folder, 'first.gz')
    await inBackupSnapshot(source.address, async (snapshot) => {
      await expect(take(join(folder, 'second.gz'))).rejects.toThrow(
        'Another backup of this database is being taken. Try again when it is done.',
      )
      await writeSnapshot(snapshot, file, clock.now())
    })
    expect(readdirSync(folder)).toEqual(['first.gz'])
    await readBackup(file)
    await take(join(folder, 'second.gz'))
  })

  test('leaves nothing behind when it is abandoned or its connection breaks', async () => {
    const folder = makeFolder()
    const stopping = new AbortController()
    const aborted = inBackupSnapshot(source.address, ({ rowsOf, ...snapshot }) =>
      writeSnapshot(
        {
          ...snapshot,
          rowsOf: (table) => {
            if (table.name === 'transactions') stopping.abort()
            return rowsOf(table)
          },
        },
        join(folder, 'aborted.gz'),
        clock.now(),
        stopping.signal,
      ),
    )
    await expect(aborted).rejects.toThrow('aborted')
    const broken = inBackupSnapshot(source.address, async ({ rowsOf, ...snapshot }) => {
      const { rows } = await snapshot.client.query('select pg_backend_pid() as pid')
      return writeSnapshot(
        {
          ...snapshot,
          async *rowsOf(table) {
            if (table.name === 'transactions') {
              await source.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
            }
            yield* rowsOf(table)
          },
        },
        join(folder, 'broken.gz'),
        clock.now(),
      )
    })
    await expect(broken).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
    await take(join(folder, 'next.gz'))
  })

  test('clears away what a killed one of the same database left, and nothing else', async () => {
    const folder = makeFolder()
    const id = await inBackupSnapshot(source.address, async ({ databaseId }) => databaseId)
    const left = `.evenkeel-${id}-0123456789ab.part`
    const others = ['.evenkeel-000000000000-0123456789ab.part', `${left}.txt`, 'notes.part']
    for (const name of [left, ...others]) writeFileSync(join(folder, name), 'half')
    await take(join(folder, 'backup.gz'))
    expect(readdirSync(folder).toSorted()).toEqual([...others, 'backup.gz'].toSorted())
  })

  test('says where it cannot write', async () => {
    const folder = join(makeFolder(), 'missing')
    await expect(take(join(folder, 'backup.gz'))).rejects.toThrow(
      `backup.gz cannot be written to ${folder} (ENOENT).`,
    )
  })

  test('makes a migration wait, and is refused during one', async () => {
    const database = await cloneDatabase()
    onTestFinished(database.close)
    const file = join(makeFolder(), 'backup.gz')
    const older = await openEmptyDatabase()
    await migrate(older, migrationsBefore('largest_of_a_month'))
    const steps: string[] = []
    let migration: Promise<unknown> | undefined
    await inBackupSnapshot(older.options, async (snapshot) => {
      migration = migrate(older, migrationsFolder).then(() => steps.push('migrated'))
      await untilWaiting(older)
      // Writes go on: the migration waits before it holds them back.
      await older.query('begin; select pg_advisory_xact_lock_shared(7240864); commit')
      await writeSnapshot(snapshot, file, clock.now())
      steps.push('backed up')
    })
    await migration
    expect(steps).toEqual(['backed up', 'migrated'])

    const migrating = await older.connect()
    await migrating.query('select pg_advisory_lock(7240863)')
    await expect(take(join(makeFolder(), 'backup.gz'), older.options)).rejects.toThrow(
      'The database is being updated to a newer version. Back it up again afterwards.',
    )
    migrating.release(true)
  })

  test('a start that finds nothing to migrate does not wait for it', async () => {
    await inBackupSnapshot(source.address, () => migrate(source.pool, migrationsFolder))
  })

  test('is refused for a database without our tables, and for one of a newer version', async () => {
    const pool = await openEmptyDatabase()
    const file = join(makeFolder(), 'backup.gz')
    await expect(take(file, pool.options)).rejects.toThrow(
      'There is nothing to back up: the database has no tables of Evenkeel.',
    )
    await migrate(pool, migrationsFolder)
    await pool.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('', 4000000000000)`,
    )
    await expect(take(file, pool.options)).rejects.toThrow(
      'A newer version of Evenkeel has updated the database. Back it up with that version.',
    )
    expect(existsSync(file)).toBe(false)
  })
})

describe('restoring', () => {
  test('is refused over data, which stays as it was', async () => {
    const file = join(makeFolder(), 'backup.gz')
    await take(file)
    const target = await cloneDatabase()
    onTestFinished(target.close)
    await target.pool.query(`insert into rate_limits values ('mine', 1, 0, '2026-03-01')`)
    const before = await hashTables(target.pool)
    await expect(restore(file, target.pool)).rejects.toThrow('holds data already')
    expect(await hashTables(target.pool)).toEqual(before)
  })

  test('fills the empty tables of the same version, and of an older one', async () => {
    const file = join(makeFolder(), 'backup.gz')
    await take(file)
    for (const folder of [migrationsFolder, migrationsBefore('jobs')]) {
      const target = await openEmptyDatabase()
      await migrate(target, folder)
      await restore(file, target)
      expect(await hashTables(target)).toEqual(await hashTables(source.pool))
    }
  })

  test('an older backup is refused by the empty tables of a newer version', async () => {
    const old = await openEmptyDatabase()
    await migrate(old, migrationsBefore('jobs'))
    const file = join(makeFolder(), 'backup.gz')
    await take(file, old.options)
    const target = await openEmptyDatabase()
    await migrate(target, migrationsFolder)
    await expect(restore(file, target)).rejects.toThrow(
      'has tables of a newer version of Evenkeel than the backup',
    )
  })

  test('is refused if a newer version migrates the tables meanwhile', async () => {
    const old = await openEmptyDatabase()
    await migrate(old, migrationsBefore('largest_of_a_month'))
    const file = join(makeFolder(), 'backup.gz')
    await take(file, old.options)
    const migrating = await old.connect()
    await migrating.query('select pg_advisory_lock(7240863)')
    const restoring = restore(file, old)
    restoring.catch(() => {})
    await untilWaiting(old)
    await migrating.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) select hash, $1 from drizzle.__drizzle_migrations limit 1',
      [journal.entries.at(-1)?.when],
    )
    migrating.release(true)
    await expect(restoring).rejects.toThrow('has tables of a newer version of Evenkeel')
  })

  test('twice at once fills the database once', async () => {
    const file = join(makeFolder(), 'backup.gz')
    await take(file)
    const target = await openEmptyDatabase()
    const ended = await Promise.allSettled([restore(file, target), restore(file, target)])
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await hashTables(target)).toEqual(await hashTables(source.pool))
  })
})
