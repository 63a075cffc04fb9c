import { readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'

/** The user that the server runs as when we are root; PostgreSQL refuses to run as root. */
export type ServerUser = { name: string; uid: number; gid: number }

export function isRoot(): boolean {
  return process.getuid?.() === 0
}

/** `postgres` if that user exists, otherwise `nobody`. */
export function serviceUser(users: ServerUser[] = listUsers()): ServerUser {
  const user =
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  if (user) return user
  throw new EmbeddedDatabaseError(
    'PostgreSQL does not run as root, and this machine has neither a user "postgres" nor "nobody". ' +
      'Start Evenkeel as an ordinary user, or set DATABASE_URL to a database server.',
  )
}

/** The user with this id; an id without an account serves as its own name and group. */
export function userById(uid: number, users: ServerUser[] = listUsers()): ServerUser {
  return users.find((user) => user.uid === uid) ?? { name: String(uid), uid, gid: uid }
}

/** Whether this user can enter the folder, which takes execute permission on every folder in its path. */
export function canReach(folder: string, user: ServerUser): boolean {
  const { uid, gid, mode } = statSync(folder)
  const passBit = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001
  if ((mode & passBit) === 0) return false
  const parent = dirname(folder)
  return parent === folder || canReach(parent, user)
}

function listUsers(): ServerUser[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return lines.flatMap((line) => {
    const [name, , uid, gid] = line.split(':')
    if (!name || uid === undefined || gid === undefined) return []
    // macOS writes nobody's id as -2; the kernel uses the same number unsigned.
    return [{ name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 }]
  })
}
