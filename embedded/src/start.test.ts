import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { setImmediate as afterOtherEvents, setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { isAlive } from './process.ts'
import { reasonsIn, restartDelayMs, startEmbedded } from './start.ts'
import {
  cleanUp,
  copyProgramWithoutLinks,
  isServer,
  makeTestFolder,
  postmasterPid,
  query,
  startApp,
  untilGone,
} from './testing/apps.ts'

afterEach(cleanUp)

function newDataDir(...names: string[]): string {
  return join(makeTestFolder(), ...names, 'data')
}

/** Repetitions of timing-dependent tests. For more: ROUNDS=200 npx vitest run <this file> */
const rounds = (few: number) => Number(process.env.ROUNDS ?? few)

const homeOf = (dataDir: string) => join(dataDir, 'postgres')
const pidOf = (dataDir: string) => postmasterPid(homeOf(dataDir))

/** Names, contents, modes and times of all files in a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const stat = lstatSync(join(folder, name))
    hash.update(`${name} ${stat.mode} ${stat.mtimeMs} ${stat.uid}\n`)
    if (stat.isFile()) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

describe('the embedded server', () => {
  test('keeps its data between starts', async () => {
    const dataDir = newDataDir()
    const first = startApp({ dataDir })
    await query(await first.ready, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (7)')
    expect(await first.stop()).toBe(0)
    const second = startApp({ dataDir })
    expect(await query(await second.ready, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
    expect(await second.stop()).toBe(0)
  })

  test('uses UTF-8, UTC and ICU, and listens on a private socket only', async () => {
    const app = startApp({ dataDir: newDataDir() })
    const connection = await app.ready
    const [row] = await query(
      connection,
      `SELECT current_database() AS database, current_setting('server_encoding') AS encoding,
        current_setting('TimeZone') AS zone, current_setting('listen_addresses') AS addresses,
        'ä' < 'b' COLLATE "und-x-icu" AS icu, 'ä' < 'b' AS bytes, lower('Ä') AS lower`,
    )
    expect(row).toEqual({
      database: 'evenkeel',
      encoding: 'UTF8',
      zone: 'UTC',
      addresses: '',
      icu: true,
      bytes: false,
      lower: 'ä',
    })
    expect(statSync(connection.host).mode & 0o777).toBe(0o700)
    await query(connection, 'CREATE EXTENSION pg_trgm')
  })

  test('exits with the app, which waits for it', async () => {
    const dataDir = newDataDir()
    const app = startApp({ dataDir })
    await app.ready
    const pid = pidOf(dataDir)
    await app.stop()
    expect(isServer(pid, homeOf(dataDir))).toBe(false)
  })

  test('given up at the moment it is ready, is stopped again for the reason of the signal', async () => {
    const dataDir = newDataDir()
    await (await startEmbedded({ dataDir, log: () => {} })).stop()
    const pidFile = join(homeOf(dataDir), 'cluster', 'postmaster.pid')
    const isReady = () => existsSync(pidFile) && readFileSync(pidFile, 'utf8').includes('ready')
    for (let n = 0; n < rounds(5); n += 1) {
      const stopping = new AbortController()
      const { signal } = stopping
      const given = startEmbedded({ dataDir, log: () => {}, signal }).then(
        (database) => database.stop(),
        (error: Error) => error.message,
      )
      while (!isReady()) await afterOtherEvents()
      for (let k = 0; k < n; k += 1) await afterOtherEvents()
      stopping.abort(new Error('Enough.'))
      // Undefined if the start had just succeeded.
      expect(['Enough.', undefined]).toContain(await given)
      expect(existsSync(pidFile)).toBe(false)
    }
  })

  test.each([
    ['spaces, accents, a comma and quotes', `Töchter & "Söhne", 50 % off for D'Arcy`],
    ['a length that no socket name fits into', 'l'.repeat(160)],
  ])('lives under a path with %s', async (_what, name) => {
    const dataDir = newDataDir(name)
    const app = startApp({ dataDir })
    const connection = await app.ready
    expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    expect(Buffer.byteLength(join(connection.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103)
    expect(statSync(connection.host).mode & 0o777).toBe(0o700)
  })
})

test('a program in a path that PostgreSQL cannot handle is refused', async () => {
  const folder = join(makeTestFolder(), 'a "house"')
  const app = startApp({ dataDir: newDataDir(), program: copyProgramWithoutLinks(folder) })
  await expect(app.ready).rejects.toThrow(
    /^PostgreSQL cannot be started from .*: its path must not contain a double quote, a dollar/,
  )
})

describe('missing library links', () => {
  test('are created where we may write', async () => {
    const dataDir = newDataDir()
    const program = copyProgramWithoutLinks(makeTestFolder())
    await startApp({ dataDir, program }).ready
    const links = readdirSync(join(program.native, 'lib'), { withFileTypes: true })
    expect(links.some((entry) => entry.isSymbolicLink())).toBe(true)
    expect(existsSync(join(homeOf(dataDir), 'program'))).toBe(false)
  })
})

describe('an app that was killed', () => {
  test('leaves a server that the next app adopts', async () => {
    const dataDir = newDataDir()
    const killed = startApp({ dataDir })
    await query(await killed.ready, 'CREATE TABLE kept (n int)')
    const pid = pidOf(dataDir)
    await killed.kill()
    expect(isServer(pid, homeOf(dataDir))).toBe(true)
    const next = startApp({ dataDir })
    expect(await query(await next.ready, 'SELECT n FROM kept')).toEqual([])
    expect(pidOf(dataDir)).toBe(pid)
    await next.stop()
    expect(isServer(pid, homeOf(dataDir))).toBe(false)
  })

  test('together with its server loses no committed data', async () => {
    const dataDir = newDataDir()
    for (let n = 1; n <= rounds(3); n += 1) {
      const app = startApp({ dataDir, durable: true })
      const rows = await query(
        await app.ready,
        'CREATE TABLE IF NOT EXISTS kept (n int)',
        `INSERT INTO kept VALUES (${n})`,
        'SELECT count(*)::int AS count FROM kept',
      )
      expect(rows).toEqual([{ count: n }])
      process.kill(pidOf(dataDir), 'SIGKILL')
      await app.kill()
    }
  })

  test('while creating the cluster leaves no incomplete cluster', async () => {
    const kills = rounds(6)
    for (let n = 0; n < kills; n += 1) {
      const dataDir = newDataDir()
      const killed = startApp({ dataDir })
      // Spread over the second that a first start takes; every other time initdb survives.
      await wait((n * 1000) / kills)
      const group = killed.process.pid
      if (n % 2 && group && isAlive(group)) process.kill(-group, 'SIGKILL')
      await killed.kill()
      const next = startApp({ dataDir })
      expect(await query(await next.ready, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
      await next.stop()
      expect(readdirSync(homeOf(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual([
        'cluster',
      ])
    }
  })
})

describe('two apps on one data folder', () => {
  test('that start at the same time share one server, and the last to leave stops it', async () => {
    const dataDir = newDataDir()
    const apps = [startApp({ dataDir }), startApp({ dataDir }), startApp({ dataDir })]
    for (const app of apps) await app.ready
    const pid = pidOf(dataDir)
    const [first, second, third] = apps
    await first?.stop()
    await second?.stop()
    expect(isServer(pid, homeOf(dataDir))).toBe(true)
    expect(await query((await third?.ready) ?? expect.fail(), 'SELECT 1 AS one')).toHaveLength(1)
    await third?.stop()
    expect(isServer(pid, homeOf(dataDir))).toBe(false)
  })

  test('do not count an app that was killed', async () => {
    const dataDir = newDataDir()
    const killed = startApp({ dataDir })
    await killed.ready
    const other = startApp({ dataDir })
    await other.ready
    const pid = pidOf(dataDir)
    await killed.kill()
    await other.stop()
    expect(isServer(pid, homeOf(dataDir))).toBe(false)
  })

  test('always give the joining app a server, even as the other one leaves', async () => {
    const dataDir = newDataDir()
    let app = startApp({ dataDir })
    await app.ready
    for (let n = 0; n < rounds(5); n += 1) {
      const next = startApp({ dataDir })
      // Starting the process takes several hundredths of a second, so leave around then.
      await wait((n % 10) * 30)
      await app.stop()
      expect(await query(await next.ready, 'SELECT 1 AS one')).toHaveLength(1)
      app = next
    }
  })
})

describe('files of a dead server', () => {
  test.each([
    ['a process id that was reused', (pid: number) => `${pid}\n`],
    ['an empty lock file', () => ''],
  ])('(%s) do not prevent the next start', async (_what, content) => {
    const dataDir = newDataDir()
    const app = startApp({ dataDir })
    const { host } = await app.ready
    const { uid, gid } = statSync(join(homeOf(dataDir), 'cluster'))
    process.kill(pidOf(dataDir), 'SIGKILL')
    await app.kill()
    const stranger = spawn('sleep', ['600'], {
      ...(process.getuid?.() === 0 && { uid, gid }),
      stdio: 'ignore',
    })
    try {
      for (const lock of [
        join(homeOf(dataDir), 'cluster', 'postmaster.pid'),
        `${host}/.s.PGSQL.5432.lock`,
      ]) {
        const rest = readFileSync(lock, 'utf8').split('\n').slice(1).join('\n')
        const text = content(stranger.pid ?? 0)
        writeFileSync(lock, text && text + rest)
        utimesSync(lock, 0, 0)
      }
      expect(await query(await startApp({ dataDir }).ready, 'SELECT 1 AS one')).toHaveLength(1)
    } finally {
      stranger.kill()
    }
  })
})

describe('a server that exits while the app runs', () => {
  test('is restarted at the same address', async () => {
    const dataDir = newDataDir()
    const app = startApp({ dataDir })
    const connection = await app.ready
    for (let n = 1; n <= 2; n += 1) {
      const pid = pidOf(dataDir)
      process.kill(pid, 'SIGKILL')
      await untilGone(pid, homeOf(dataDir))
      while (app.logs.filter((line) => line.endsWith('is running again')).length < n) await wait(10)
      expect(await query(connection, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    }
    await app.stop()
    expect(existsSync(join(homeOf(dataDir), 'cluster', 'postmaster.pid'))).toBe(false)
  })

  test('and one whose socket file is removed is restarted too', async () => {
    const dataDir = newDataDir()
    const app = startApp({ dataDir })
    const connection = await app.ready
    await query(connection, 'CREATE TABLE kept (n int)')
    for (let n = 1; n <= 2; n += 1) {
      rmSync(join(connection.host, '.s.PGSQL.5432'))
      while (app.logs.filter((line) => line.endsWith('is running again')).length < n) await wait(10)
      expect(await query(connection, 'SELECT count(*)::int AS count FROM kept')).toEqual([
        { count: 0 },
      ])
    }
    expect(await app.stop()).toBe(0)
  })

  test('and one whose socket folder is gone is replaced by the next start', async () => {
    const dataDir = newDataDir()
    const killed = startApp({ dataDir })
    const { host } = await killed.ready
    await killed.kill()
    rmSync(host, { recursive: true })
    const next = startApp({ dataDir })
    expect(await query(await next.ready, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('is restarted immediately twice, then with backoff', () => {
    expect(restartDelayMs([], 1000)).toBe(0)
    expect(restartDelayMs([900], 1000)).toBe(0)
    expect(restartDelayMs([800, 900], 1000)).toBe(900)
    expect(restartDelayMs([700, 800, 900], 1000)).toBe(1900)
    expect(restartDelayMs([600, 700, 800, 900], 1000)).toBe(2900)
    expect(restartDelayMs(Array(20).fill(900), 1000)).toBe(2900)
    expect(restartDelayMs([800, 900], 60_000)).toBe(0)
    expect(restartDelayMs(Array(20).fill(900), 600_901)).toBe(0)
  })
})

test('of the log of a server that could not start, its reasons are told', () => {
  const log = [
    'LOG:  listening on Unix socket "/data/socket/.s.PGSQL.5432"',
    'FATAL:  the database system is starting up',
    'PANIC:  could not write to file "pg_wal/xlogtemp.7": No space left on device',
    'FATAL:  the database system is not yet accepting connections',
    'LOG:  shutting down due to startup process failure',
  ]
  expect(reasonsIn(log.join('\n'))).toBe(log[2])
  expect(reasonsIn('')).toBe('')
})

describe('data from another program or version', () => {
  test.each([
    [
      'a newer PostgreSQL',
      'PG_VERSION',
      '19',
      /was created by PostgreSQL 19, .* Nothing was changed/,
    ],
    [
      'an older PostgreSQL',
      'PG_VERSION',
      '17',
      /was created by PostgreSQL 17, .* Nothing was changed/,
    ],
    [
      'a newer Evenkeel',
      'EVENKEEL_FORMAT',
      '2',
      /was created by a newer version of Evenkeel .* Nothing was changed/,
    ],
  ])('of %s is refused and left untouched', async (_what, file, version, sentence) => {
    const dataDir = newDataDir()
    const app = startApp({ dataDir })
    await app.ready
    await app.stop()
    writeFileSync(join(homeOf(dataDir), 'cluster', file), `${version}\n`)
    const before = fingerprint(dataDir)
    const refused = startApp({ dataDir })
    await expect(refused.ready).rejects.toThrow(sentence)
    expect(await refused.ended).toBe(1)
    expect(fingerprint(dataDir)).toBe(before)
  })

  test('such as a folder that Evenkeel did not create is refused', async () => {
    const dataDir = newDataDir()
    mkdirSync(join(homeOf(dataDir), 'cluster'), { recursive: true })
    writeFileSync(join(homeOf(dataDir), 'cluster', 'notes.txt'), 'mine')
    await expect(startApp({ dataDir }).ready).rejects.toThrow(
      /EVENKEEL_FORMAT is missing, so the folder is not a database created by Evenkeel/,
    )
  })
})

describe('a damaged write-ahead log', () => {
  /** Overwrites the log from this position on, as a failing disk might. */
  function wipeLog(dataDir: string, segment: string, offset: number): void {
    const file = join(homeOf(dataDir), 'cluster', 'pg_wal', segment)
    const { size } = statSync(file)
    const log = openSync(file, 'r+')
    writeSync(log, Buffer.alloc(size - offset), 0, size - offset, offset)
    closeSync(log)
  }

  test('is told with what to do, and accepted by deleting the note of its length', async () => {
    const dataDir = newDataDir()
    const note = join(homeOf(dataDir), 'cluster', 'EVENKEEL_WAL_POSITION')
    const app = startApp({ dataDir, durable: true })
    const connection = await app.ready
    const [before] = await query(
      connection,
      'CREATE TABLE kept (n int)',
      'INSERT INTO kept VALUES (1)',
      'CHECKPOINT',
      'SELECT (pg_walfile_name_offset(pg_current_wal_flush_lsn())).*',
    )
    const [after] = await query(
      connection,
      'INSERT INTO kept VALUES (2)',
      'SELECT pg_current_wal_flush_lsn()::text AS position',
    )
    const isNoted = () =>
      existsSync(note) && readFileSync(note, 'utf8').includes(`"${after?.position}"`)
    while (!isNoted()) await wait(20)
    process.kill(pidOf(dataDir), 'SIGKILL')
    await app.kill()
    wipeLog(dataDir, String(before?.file_name), Number(before?.file_offset))
    const message = /^The database in .* has lost changes that were saved: its write-ahead log is/
    for (let start = 0; start < 2; start += 1) {
      const refused = startApp({ dataDir, durable: true })
      await expect(refused.ready).rejects.toThrow(message)
      expect(await refused.ended).toBe(1)
    }
    rmSync(note)
    const accepted = startApp({ dataDir, durable: true })
    expect(await query(await accepted.ready, 'SELECT n FROM kept')).toEqual([{ n: 1 }])
    expect(await accepted.stop()).toBe(0)
  })
})

describe('a full disk', () => {
  test('during the first start is reported and leaves nothing behind', async () => {
    const dataDir = newDataDir()
    // Files may not grow beyond 512 kB, which initdb experiences as a full disk.
    const app = startApp({ dataDir }, 'ulimit -f 1024')
    await expect(app.ready).rejects.toThrow(
      /^PostgreSQL could not create a database in .*could not/,
    )
    expect(readdirSync(homeOf(dataDir)).filter((name) => name.startsWith('cluster'))).toEqual([])
  })
})
