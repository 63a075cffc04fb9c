import { existsSync, readFileSync, rmSync } from 'node:fs'
import { runQuietly } from './command.js'
import { withLock } from './lock.js'
import { inRoot } from './paths.js'
import { leash } from './runtime.js'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.js'

/** Installs exactly the packages in the lock file, unless they are installed. */
export async function install() {
  await installWith('tools')
}

/** The same without the browser and the tools for tests, if it is for production. */
export async function installToRun() {
  await installWith(process.env.NODE_ENV === 'production' ? 'no tools' : 'tools')
}

async function installWith(extent) {
  if (isInstalled(extent)) return
  await withLock(async () => {
    // Another process may have installed them while we waited.
    if (isInstalled(extent)) return
    console.log('Installing packages; this takes about a minute the first time …')
    const wanted = `${wantedPackages()} ${extent}`
    removeStamp('installed')
    await npm(
      'ci',
      '--ignore-scripts',
      extent === 'tools' ? '--include=dev' : '--omit=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    )
    // The compile cache of the previous packages is stale.
    rmSync(inRoot('.cache/compiled'), { recursive: true, force: true })
    writeStamp('installed', wanted)
  })
}

function isInstalled(extent) {
  const stamps = ['tools', extent].map((kind) => `${wantedPackages()} ${kind}`)
  return stamps.includes(readStamp('installed')) && isComplete()
}

/** Whether every package that npm installed is still there, according to the list that npm keeps beside them. */
function isComplete() {
  const list = inRoot('node_modules/.package-lock.json')
  if (!existsSync(list)) return true
  try {
    const { packages } = JSON.parse(readFileSync(list, 'utf8'))
    return Object.keys(packages).every((path) => existsSync(inRoot(path, 'package.json')))
  } catch {
    return false
  }
}

function wantedPackages() {
  return hashOf(['package-lock.json'])
}

function npm(...args) {
  // npm passes its own path to scripts. On Windows, `npm` is not an executable.
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return runQuietly('npm ci', process.execPath, [...leash, cli, ...args])
  return runQuietly('npm ci', 'npm', args, { shell: process.platform === 'win32' })
}
