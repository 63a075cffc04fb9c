import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { inRoot } from './paths.js'
import { Problem } from './problem.js'

const folder = inRoot('.cache')
const lockFile = inRoot('.cache', 'bootstrap.lock')

/** The holder says every second that it lives; a minute of silence is a holder that was killed. */
const sayMs = 1000
const silentMsMax = 60_000
const pollMs = 100

/** Runs `work` while no other start of this project installs or builds. */
export async function withLock(work) {
  makeFolder()
  let told = false
  while (!takeLock(lockFile)) {
    removeIfAbandoned()
    if (!told) console.log('Another start of Evenkeel is installing or building; waiting for it …')
    told = true
    await wait(pollMs)
  }
  const free = () => rmSync(lockFile, { force: true })
  const saying = setInterval(() => utimesSync(lockFile, new Date(), new Date()), sayMs)
  process.once('exit', free)
  try {
    return await work()
  } finally {
    clearInterval(saying)
    process.removeListener('exit', free)
    free()
  }
}

function makeFolder() {
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Problem(`Evenkeel cannot install or build: ${error.message}`)
  }
}

/** Whoever makes the file has the lock. */
function takeLock(file) {
  try {
    const handle = openSync(file, 'wx')
    writeSync(handle, String(process.pid))
    closeSync(handle)
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw new Problem(`Evenkeel cannot install or build: ${error.message}`)
  }
}

/**
 * Removes the lock of a start that was killed. Removing is itself under a lock of a moment, so that
 * of two who wait nobody removes the lock that the other has just taken.
 */
function removeIfAbandoned() {
  if (!isAbandoned(lockFile)) return
  const removal = `${lockFile}.removal`
  if (!takeLock(removal)) {
    if (silenceMs(removal) > silentMsMax) rmSync(removal, { force: true })
    return
  }
  if (isAbandoned(lockFile)) rmSync(lockFile, { force: true })
  rmSync(removal, { force: true })
}

function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return silenceMs(file) > silentMsMax || (holder > 0 && !isAlive(holder))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function silenceMs(file) {
  const stat = statSync(file, { throwIfNoEntry: false })
  return stat ? Date.now() - stat.mtimeMs : 0
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
