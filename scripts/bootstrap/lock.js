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

/** The holder updates the lock file every second; after a minute without an update, it is presumed dead. */
const heartbeatMs = 1000
const heartbeatAgeMsMax = 60_000
const pollMs = 100

/** Runs `work` while no other process of this project installs or builds. */
export async function withLock(work) {
  makeFolder()
  let announced = false
  while (!takeLock(lockFile)) {
    removeIfAbandoned()
    if (!announced)
      console.log('Another Evenkeel process is installing or building; waiting for it …')
    announced = true
    await wait(pollMs)
  }
  const free = () => rmSync(lockFile, { force: true })
  const heartbeat = setInterval(() => utimesSync(lockFile, new Date(), new Date()), heartbeatMs)
  process.once('exit', free)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
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

/** Creating the file takes the lock. */
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
 * Removes the lock of a killed process. Removal takes a short lock of its own, so that two waiting
 * processes cannot remove a lock that the other has just taken.
 */
function removeIfAbandoned() {
  if (!isAbandoned(lockFile)) return
  const removal = `${lockFile}.removal`
  if (!takeLock(removal)) {
    if (heartbeatAgeMs(removal) > heartbeatAgeMsMax) rmSync(removal, { force: true })
    return
  }
  if (isAbandoned(lockFile)) rmSync(lockFile, { force: true })
  rmSync(removal, { force: true })
}

function isAbandoned(file) {
  try {
    const holder = Number(readFileSync(file, 'utf8'))
    return heartbeatAgeMs(file) > heartbeatAgeMsMax || (holder > 0 && !isAlive(holder))
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

function heartbeatAgeMs(file) {
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
