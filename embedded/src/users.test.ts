import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import type { Program } from './program.ts'
import {
  cleanUp,
  copyProgramWithoutLinks,
  makeTestFolder,
  query,
  startApp,
  systemHome,
} from './testing/apps.ts'
import { canReach, isRoot, type ServerUser, serviceUser, userById } from './user.ts'

afterEach(cleanUp)

const homeOf = (dataDir: string) => join(dataDir, 'postgres')
const clusterOf = (dataDir: string) => join(homeOf(dataDir), 'cluster')

/** A user who is neither root nor the server's user; ourselves if we are not root. */
function ordinaryUser(): ServerUser {
  if (!isRoot()) return userById(process.getuid?.() ?? 0)
  // 65534 is nobody; if the server runs as nobody, 1 is daemon.
  return userById(serviceUser().name === 'nobody' ? 1 : 65_534)
}

function makeFolderOf(user: ServerUser, path: string, mode: number): string {
  mkdirSync(path)
  chmodSync(path, mode)
  if (isRoot()) chownSync(path, user.uid, user.gid)
  return path
}

/** An ordinary user's app on their own data folder. */
function ordinaryApp(dataDir: string, program?: Program) {
  const user = ordinaryUser()
  return startApp({ dataDir, ...(program && { program }), ...(isRoot() && { user }) })
}

const one = [{ one: 1 }]
const selectOne = 'SELECT 1 AS one'

describe('an ordinary user', () => {
  test('runs the server under their own account, in a home closed to others', async () => {
    const user = ordinaryUser()
    const folder = makeFolderOf(user, join(makeTestFolder(), 'project'), 0o700)
    const dataDir = join(folder, 'data')
    const app = ordinaryApp(dataDir)
    await app.ready
    expect(statSync(clusterOf(dataDir))).toMatchObject({ uid: user.uid })
    expect(statSync(dataDir).mode & 0o777).toBe(0o700)
    await app.stop()
  })

  test('gets a copy of a program whose library links are missing and cannot be created', async () => {
    const project = makeFolderOf(ordinaryUser(), join(makeTestFolder(), 'project'), 0o755)
    const program = copyProgramWithoutLinks(makeTestFolder())
    const lib = join(program.native, 'lib')
    chmodSync(lib, 0o555)
    try {
      for (const _start of ['first', 'second']) {
        const app = ordinaryApp(join(project, 'data'), program)
        expect(await query(await app.ready, selectOne)).toEqual(one)
        await app.stop()
      }
      expect(readdirSync(join(project, 'data', 'postgres', 'program'))).toEqual([program.version])
      const links = readdirSync(lib, { withFileTypes: true }).filter((it) => it.isSymbolicLink())
      expect(links).toEqual([])
    } finally {
      chmodSync(lib, 0o755)
    }
  })

  test('gets an error if they may not write to the data folder', async () => {
    const folder = makeFolderOf(ordinaryUser(), join(makeTestFolder(), 'project'), 0o500)
    const app = ordinaryApp(join(folder, 'data'))
    await expect(app.ready).rejects.toThrow(
      /^Evenkeel cannot create the folder .*data for its data: EACCES/,
    )
    expect(await app.ended).toBe(1)
  })

  test('gets an error if the data has become read-only, and can use it again afterwards', async () => {
    const folder = makeFolderOf(ordinaryUser(), join(makeTestFolder(), 'project'), 0o700)
    const dataDir = join(folder, 'data')
    const app = ordinaryApp(dataDir)
    await query(await app.ready, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (7)')
    await app.stop()
    chmodSync(clusterOf(dataDir), 0o500)
    const refused = ordinaryApp(dataDir)
    await expect(refused.ready).rejects.toThrow(
      /^PostgreSQL could not start on .*Permission denied/,
    )
    expect(await refused.ended).toBe(1)
    chmodSync(clusterOf(dataDir), 0o700)
    const next = ordinaryApp(dataDir)
    expect(await query(await next.ready, 'SELECT n FROM kept')).toEqual([{ n: 7 }])
  })

  test('gets an error if another user created the folder for a long path’s socket', async () => {
    const dataDir = join(makeTestFolder(), 'l'.repeat(160), 'data')
    const first = startApp({ dataDir })
    const { host } = await first.ready
    await first.stop()
    chmodSync(host, 0o777)
    await expect(startApp({ dataDir }).ready).rejects.toThrow(
      /^The folder .*evenkeel-[0-9a-f]{16} for the database's socket must belong to the user/,
    )
  })
})

describe('root', () => {
  if (!isRoot()) {
    test('is not needed: the server runs as the user who starts it', async () => {
      const dataDir = join(makeTestFolder(), 'data')
      await startApp({ dataDir }).ready
      expect(statSync(clusterOf(dataDir)).uid).toBe(process.getuid?.())
    })
    return
  }

  test('runs the server as the service user', async () => {
    const dataDir = join(makeTestFolder(), 'data')
    const app = startApp({ dataDir })
    await app.ready
    expect(statSync(clusterOf(dataDir)).uid).toBe(serviceUser().uid)
    expect(serviceUser().uid).not.toBe(0)
  })

  test('stores program and data under /var/lib/evenkeel if the project is not accessible', async () => {
    const closed = makeFolderOf(userById(0), join(makeTestFolder(), 'home'), 0o700)
    const dataDir = join(closed, 'data')
    const program = copyProgramWithoutLinks(closed)
    const first = startApp({ dataDir, program })
    await query(await first.ready, 'CREATE TABLE kept (n int)')
    await first.stop()
    const home = systemHome(dataDir)
    expect(statSync(join(home, 'cluster')).uid).toBe(serviceUser().uid)
    expect(existsSync(join(home, 'program', program.version, 'native', 'bin'))).toBe(true)
    expect(existsSync(homeOf(dataDir))).toBe(false)
    const second = startApp({ dataDir, program })
    expect(await query(await second.ready, 'SELECT n FROM kept')).toEqual([])
    await second.stop()
    // Accessible now, but the data stays where it is.
    chmodSync(closed, 0o755)
    const third = startApp({ dataDir, program })
    expect(await query(await third.ready, 'SELECT n FROM kept')).toEqual([])
  })

  test('shares that server between two apps', async () => {
    const closed = makeFolderOf(userById(0), join(makeTestFolder(), 'home'), 0o700)
    const dataDir = join(closed, 'data')
    const [first, second] = [startApp({ dataDir }), startApp({ dataDir })]
    expect((await first.ready).host).toBe((await second.ready).host)
    await first.stop()
    expect(await query(await second.ready, selectOne)).toEqual(one)
  })

  test('gets an error if the data is no longer accessible', async () => {
    const folder = makeFolderOf(userById(0), join(makeTestFolder(), 'home'), 0o755)
    const dataDir = join(folder, 'data')
    const app = startApp({ dataDir })
    await app.ready
    await app.stop()
    chmodSync(folder, 0o700)
    await expect(startApp({ dataDir }).ready).rejects.toThrow(
      /is not accessible to the user \w+ that PostgreSQL runs as/,
    )
    expect(existsSync(systemHome(dataDir))).toBe(false)
  })

  test('runs the server on an ordinary user’s data as that user, who can still use it afterwards', async () => {
    const user = ordinaryUser()
    const folder = makeFolderOf(user, join(makeTestFolder(), 'project'), 0o755)
    const dataDir = join(folder, 'data')
    const theirs = ordinaryApp(dataDir)
    await query(await theirs.ready, 'CREATE TABLE kept (n int)')
    await theirs.stop()
    const roots = startApp({ dataDir })
    expect(await query(await roots.ready, 'SELECT n FROM kept')).toEqual([])
    expect(statSync(clusterOf(dataDir)).uid).toBe(user.uid)
    const together = ordinaryApp(dataDir)
    expect(await query(await together.ready, selectOne)).toEqual(one)
    await roots.stop()
    await together.stop()
    expect(await query(await ordinaryApp(dataDir).ready, selectOne)).toEqual(one)
  })

  test('created the data: an ordinary user is told who owns it, whether or not it runs', async () => {
    const folder = makeFolderOf(ordinaryUser(), join(makeTestFolder(), 'project'), 0o755)
    const dataDir = join(folder, 'data')
    const roots = startApp({ dataDir })
    await roots.ready
    const sentence = /^The database in .* belongs to the user \w+\. Start Evenkeel as that user or/
    await expect(ordinaryApp(dataDir).ready).rejects.toThrow(sentence)
    await roots.stop()
    await expect(ordinaryApp(dataDir).ready).rejects.toThrow(sentence)
  })

  test('created the data elsewhere: an ordinary user is told where it is', async () => {
    const user = ordinaryUser()
    const folder = makeFolderOf(user, join(makeTestFolder(), 'home'), 0o700)
    const dataDir = makeFolderOf(user, join(folder, 'data'), 0o700)
    await startApp({ dataDir }).ready
    await expect(ordinaryApp(dataDir).ready).rejects.toThrow(
      /^Evenkeel was previously started as root on .* and its data is in \/var\/lib\/evenkeel\/[0-9a-f]{16}\./,
    )
  })

  test('can restore a copy of the data, which then belongs to root', async () => {
    const dataDir = join(makeTestFolder(), 'data')
    const app = startApp({ dataDir })
    await query(await app.ready, 'CREATE TABLE kept (n int)')
    await app.stop()
    const cluster = clusterOf(dataDir)
    for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' })) {
      chownSync(join(cluster, name), 0, 0)
    }
    chownSync(cluster, 0, 0)
    chmodSync(cluster, 0o755)
    expect(await query(await startApp({ dataDir }).ready, 'SELECT n FROM kept')).toEqual([])
  })
})

describe('the user the server runs as', () => {
  const [postgres, nobody, root] = [
    { name: 'postgres', uid: 101, gid: 104 },
    { name: 'nobody', uid: 65_534, gid: 65_534 },
    { name: 'root', uid: 0, gid: 0 },
  ]

  test('is postgres, otherwise nobody, otherwise an error', () => {
    expect(serviceUser([root, nobody, postgres])).toBe(postgres)
    expect(serviceUser([root, nobody])).toBe(nobody)
    expect(() => serviceUser([root])).toThrow(/neither a user "postgres" nor "nobody"/)
  })

  test('needs execute permission on every parent folder', () => {
    const folder = makeTestFolder()
    const inner = join(folder, 'inner')
    mkdirSync(inner)
    chmodSync(inner, 0o711)
    const stranger = { name: 'stranger', uid: 4_000_000_000, gid: 4_000_000_000 }
    expect(canReach(inner, stranger)).toBe(true)
    chmodSync(folder, 0o700)
    expect(canReach(inner, stranger)).toBe(false)
    expect(canReach(inner, { ...stranger, uid: statSync(folder).uid })).toBe(true)
    chmodSync(folder, 0o710)
    expect(canReach(inner, { ...stranger, gid: statSync(folder).gid })).toBe(true)
  })
})
