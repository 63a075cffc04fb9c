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
 * One hash over names and contents. Times would be faster, but a checkout of an older state has
 * newer times than what was built from it.
 * @param paths files and folders, from the project's folder
 * @param isSource whether a file below a folder counts
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

/** The entries of a folder; undefined for a file. */
function readEntries(path) {
  try {
    return readdirSync(path, { withFileTypes: true })
  } catch (error) {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Stamps stand among the packages: whoever removes node_modules removes them too. */
const stampFile = (name) => inRoot('node_modules', '.evenkeel', name)

export function readStamp(name) {
  const file = stampFile(name)
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** Written aside and moved, so that a stamp is whole or not there. */
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
