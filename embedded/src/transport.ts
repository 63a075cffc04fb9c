import { randomBytes } from 'node:crypto'
import {
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EmbeddedDatabaseError } from './error.ts'
import { type Home, shortHash } from './home.ts'
import { canReach, type ServerUser } from './user.ts'

/** How clients connect to a cluster's server. */
export type Transport = {
  initdbArgs: string[]
  /** The settings for starting the server. */
  serverSettings: () => Promise<Record<string, string>>
  password: string | undefined
}

/** PostgreSQL's name for the socket file of this port. */
const port = 5432
const socketName = `.s.PGSQL.${port}`

/** macOS allows 104 bytes for a socket's path, Linux 108, both including the final zero. */
const socketPathBytesMax = 103

export function openTransport(home: Home): Transport {
  return process.platform === 'win32' ? tcpTransport(home) : socketTransport(home)
}

/** A unix socket in a folder that only the server's user and root can enter: no password needed. */
function socketTransport(home: Home): Transport {
  return {
    initdbArgs: ['--auth-local=trust', '--auth-host=reject'],
    password: undefined,
    serverSettings: async () => ({
      listen_addresses: '',
      port: String(port),
      unix_socket_directories: quoteListItem(makeSocketFolder(home)),
      unix_socket_permissions: '0700',
    }),
  }
}

/** False if a running server's socket file has been removed, so that nobody can connect to it any more. */
export function isReachable(host: string): boolean {
  return process.platform === 'win32' || existsSync(join(host, socketName))
}

/** The folder in the database's home, or a short one if that path is too long for a socket. */
export function socketFolder(home: Pick<Home, 'path' | 'runAs'>, temporary = tmpdir()): string {
  const own = join(home.path, 'socket')
  if (fitsSocket(own)) return own
  const short = `evenkeel-${shortHash(home.path)}`
  const inTemporary = join(temporary, short)
  return fitsSocket(inTemporary) && isOpenTo(home.runAs, temporary)
    ? inTemporary
    : join('/tmp', short)
}

function fitsSocket(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= socketPathBytesMax
}

function isOpenTo(user: ServerUser | undefined, folder: string): boolean {
  return existsSync(folder) && (!user || canReach(realpathSync(folder), user))
}

function makeSocketFolder(home: Home): string {
  const folder = socketFolder(home)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // Created by root, or inside our own home. Anywhere else another user may have created it.
  const isOurs = lstatSync(folder).uid === 0 || folder.startsWith(home.path)
  if (home.runAs && isOurs) chownSync(folder, home.runAs.uid, home.runAs.gid)
  refuseSharedFolder(folder, home.runAs)
  return folder
}

/** Any user can create a folder under /tmp. Ours must be private, because the server requires no password. */
function refuseSharedFolder(folder: string, runAs: ServerUser | undefined): void {
  const stat = lstatSync(folder)
  const owner = runAs?.uid ?? process.getuid?.()
  if (stat.isDirectory() && stat.uid === owner && (stat.mode & 0o077) === 0) return
  throw new EmbeddedDatabaseError(
    `The folder ${folder} for the database's socket must belong to the user that PostgreSQL runs as and be closed ` +
      'to all others (mode 0700). Remove it and start again.',
  )
}

/** PostgreSQL splits list settings at commas; double quotes keep a path in one piece. */
function quoteListItem(path: string): string {
  return `"${path.replaceAll('"', '""')}"`
}

/** Windows: a loopback port chosen by the system, and a password stored in the home. */
function tcpTransport(home: Home): Transport {
  const passwordFile = join(home.path, 'password')
  if (!existsSync(passwordFile)) {
    writeFileSync(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return {
    initdbArgs: ['--auth=scram-sha-256', `--pwfile=${passwordFile}`],
    password: readFileSync(passwordFile, 'utf8'),
    serverSettings: async () => ({
      listen_addresses: '127.0.0.1',
      port: String(await freePort()),
      unix_socket_directories: '',
    }),
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => {
        if (typeof address === 'object' && address) resolve(address.port)
      })
    })
  })
}
