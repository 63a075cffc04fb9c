import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { inRoot, root } from './paths.js'

/**
 * A hash of file names and contents. Modification times would be faster, but checking out an older
 * commit gives its files newer times than the build.
 * @param paths files and folders, relative to the project
 * @param isSource whether a file inside a folder is included
 */
export function hashOf(paths, isSource = () => true) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}\n`)
  for (const file of paths.flatMap((path) => listFiles(inRoot(path), isSource)).sort()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function listFiles(path, isSource) {
  const entries = existsSync(path) ? readEntries(path) : []
  if (!entries) return [path]
  return entries.flatMap((entry) => {
    if (entry.name === 'node_modules' || entry.name === 'dist') return []
    const child = join(path, entry.name)
    if (entry.isDirectory()) return listFiles(child, isSource)
    return isSource(entry.name) ? [child] : []
  })
}

/** A folder's entries; undefined for a file. */
function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Stamps live in node_modules, so removing it removes them too. */
const stampFile = (name) => inRoot('node_modules', '.evenkeel', name)

export function readStamp(name) {
  const file = stampFile(name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Writes atomically, so a stamp is either complete or absent. */
export function writeStamp(name, value) {
  const file = stampFile(name)
  const draft = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(draft, value)
  renameSync(draft, file)
}

export function removeStamp(name) {
  rmSync(stampFile(name), { force: true })
}
