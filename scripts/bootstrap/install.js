import { rmSync } from 'node:fs'
import { runQuietly } from './command.js'
import { withLock } from './lock.js'
import { inRoot } from './paths.js'
import { leash } from './runtime.js'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.js'

/** Installs exactly what the lock file names, unless that is installed. */
export async function install() {
  if (isInstalled()) return
  await withLock(async () => {
    // Another start may have done it while we waited.
    if (isInstalled()) return
    console.log('Installing packages; the first time this takes a minute …')
    const wanted = wantedPackages()
    removeStamp('installed')
    await npm(
      'ci',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--no-fund',
    )
    // What the packages before were compiled to is of no more use.
    rmSync(inRoot('.cache/compiled'), { recursive: true, force: true })
    writeStamp('installed', wanted)
  })
}

function isInstalled() {
  return readStamp('installed') === wantedPackages()
}

function wantedPackages() {
  return hashOf(['package-lock.json'])
}

function npm(...args) {
  // npm says where it is when it runs us; on Windows `npm` alone is no program.
  const cli = process.env.npm_execpath
  if (cli?.endsWith('.js')) return runQuietly('npm ci', process.execPath, [...leash, cli, ...args])
  return runQuietly('npm ci', 'npm', args, { shell: process.platform === 'win32' })
}
