import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { codeOf, EmbeddedDatabaseError, reasonOf } from './error.ts'
import { canReach, isRoot, type ServerUser, serviceUser, userById } from './user.ts'

/** The folder of one embedded database, and the user its server runs as. */
export type Home = {
  path: string
  cluster: string
  isOutside: boolean
  runAs: ServerUser | undefined
}

/** Where databases go that the server's user could not access in the project's folder. */
const systemFolder = '/var/lib/evenkeel'

/** Increased when a new version can no longer use the cluster of an older one. */
export const formatCurrent = 1
export const formatFile = 'EVENKEEL_FORMAT'

/**
 * Decides where this data folder's database lives and creates that folder.
 * @throws EmbeddedDatabaseError before anything is written, if data there belongs to another version or user
 */
export function openHome(dataDir: string, postgresMajor: number): Home {
  const home = locate(makeDataFolder(resolve(dataDir)), postgresMajor)
  makeFolder(home.path)
  return home
}

/**
 * The home of a data folder's database, or undefined if it has none yet. Creates nothing.
 * @throws EmbeddedDatabaseError as `openHome` does
 */
export function findHome(dataDir: string, postgresMajor: number): Home | undefined {
  if (!existsSync(dataDir)) return undefined
  const home = locate(accessDataFolder(resolve(dataDir)), postgresMajor)
  return hasCluster(home) ? home : undefined
}

function locate(folder: string, postgresMajor: number): Home {
  const home = isRoot() ? homeAsRoot(folder) : homeAsOrdinaryUser(folder)
  refuseForeignFormat(home, postgresMajor)
  return home
}

export function hasCluster(home: Pick<Home, 'cluster'>): boolean {
  return existsSync(home.cluster)
}

/** A hash of a path; 16 hex digits are enough to tell one machine's data folders apart. */
export function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 16)
}

/** Creates a folder, whatever the umask. As root, others may enter it but not list it; otherwise it is private. */
export function makeFolder(path: string): void {
  const mode = isRoot() ? 0o711 : 0o700
  try {
    const first = mkdirSync(path, { recursive: true, mode })
    if (first) chmodSync(path, mode)
  } catch (error) {
    throw new EmbeddedDatabaseError(
      `Evenkeel cannot create the folder ${path} for its data: ${reasonOf(error)}`,
    )
  }
}

function makeDataFolder(path: string): string {
  if (!existsSync(path)) makeFolder(path)
  return accessDataFolder(path)
}

function accessDataFolder(path: string): string {
  try {
    return realpathSync(path)
  } catch (error) {
    throw new EmbeddedDatabaseError(`Evenkeel cannot access its data folder: ${reasonOf(error)}`)
  }
}

function insideHome(dataDir: string, runAs: ServerUser | undefined): Home {
  const path = join(dataDir, 'postgres')
  return { path, cluster: join(path, 'cluster'), isOutside: false, runAs }
}

function outsideHome(dataDir: string, runAs: ServerUser | undefined): Home {
  const path = join(systemFolder, shortHash(dataDir))
  return { path, cluster: join(path, 'cluster'), isOutside: true, runAs }
}

function homeAsOrdinaryUser(dataDir: string): Home {
  const home = insideHome(dataDir, undefined)
  if (!hasCluster(home) && hasCluster(outsideHome(dataDir, undefined))) {
    throw new EmbeddedDatabaseError(
      `Evenkeel was previously started as root on ${dataDir}, and its data is in ` +
        `${outsideHome(dataDir, undefined).path}. Start it as root, or set DATA_DIR to another folder.`,
    )
  }
  const owner = process.platform === 'win32' ? undefined : ownerOf(home)
  if (owner !== undefined && owner !== process.getuid?.()) {
    throw new EmbeddedDatabaseError(
      `The database in ${home.cluster} belongs to the user ${userById(owner).name}. ` +
        'Start Evenkeel as that user or as root, or set DATA_DIR to another folder.',
    )
  }
  return home
}

function homeAsRoot(dataDir: string): Home {
  const inside = insideHome(dataDir, undefined)
  const owner = ownerOf(inside)
  const runAs = owner ? userById(owner) : serviceUser()
  if (canReach(dataDir, runAs)) {
    const outside = outsideHome(dataDir, serviceUser())
    return owner === undefined && hasCluster(outside) ? outside : { ...inside, runAs }
  }
  if (owner !== undefined) {
    throw new EmbeddedDatabaseError(
      `The database in ${inside.cluster} is not accessible to the user ${runAs.name} that PostgreSQL ` +
        `runs as. Give others execute permission on the folders above it, or start Evenkeel as their owner.`,
    )
  }
  return outsideHome(dataDir, runAs)
}

/** The id of an existing cluster's owner. */
function ownerOf({ cluster }: Home): number | undefined {
  return statSync(cluster, { throwIfNoEntry: false })?.uid
}

function refuseForeignFormat({ cluster }: Home, postgresMajor: number): void {
  if (!existsSync(cluster)) return
  const format = readVersion(join(cluster, formatFile))
  if (format > formatCurrent) {
    throw new EmbeddedDatabaseError(
      `The data in ${cluster} was created by a newer version of Evenkeel (format ${format}; this one supports ` +
        `${formatCurrent}). Nothing was changed. Install the newer version to use it.`,
    )
  }
  const major = readVersion(join(cluster, 'PG_VERSION'))
  if (major !== postgresMajor) {
    throw new EmbeddedDatabaseError(
      `The data in ${cluster} was created by PostgreSQL ${major}, and this version of Evenkeel uses PostgreSQL ` +
        `${postgresMajor}. Nothing was changed. Use the ${major > postgresMajor ? 'newer' : 'older'} version ` +
        'of Evenkeel that created it.',
    )
  }
}

function readVersion(file: string): number {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (/^\d+$/.test(text)) return Number(text)
    throw new EmbeddedDatabaseError(`${file} should contain a number, but contains "${text}".`)
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) throw error
    const missing = codeOf(error) === 'ENOENT'
    throw new EmbeddedDatabaseError(
      missing
        ? `${file} is missing, so the folder is not a database created by Evenkeel. Nothing was changed.`
        : `Evenkeel cannot read ${file}: ${reasonOf(error)}`,
    )
  }
}
