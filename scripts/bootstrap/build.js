import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { runQuietly } from './command.js'
import { withLock } from './lock.js'
import { inRoot } from './paths.js'
import { environment, findNode, leash } from './runtime.js'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.js'

const sources = [
  'web',
  'domain/src',
  'domain/package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const isSource = (name) => !/\.test\.tsx?$/.test(name)

/** Builds the web app unless the current build matches the sources. */
export async function build() {
  if (isBuilt()) return
  await withLock(async () => {
    if (isBuilt()) return
    console.log('Building the web app …')
    const wanted = hashOf(sources, isSource)
    const draft = inRoot('.cache', `web-${process.pid}`)
    removeStamp('built')
    try {
      await vite('build', 'web', '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn')
      // Moved into place in one step, so a running server never serves a partial build.
      rmSync(inRoot('web/dist'), { recursive: true, force: true })
      renameSync(draft, inRoot('web/dist'))
    } finally {
      rmSync(draft, { recursive: true, force: true })
    }
    writeStamp('built', `${wanted} ${listFiles()}`)
  })
}

function isBuilt() {
  return (
    existsSync(inRoot('web/dist/index.html')) &&
    readStamp('built') === `${hashOf(sources, isSource)} ${listFiles()}`
  )
}

/** The names of the built files, so that a build with missing files is redone. */
function listFiles() {
  const names = readdirSync(inRoot('web/dist'), { recursive: true })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .join(' ')
}

function vite(...args) {
  const program = inRoot('node_modules/vite/bin/vite.js')
  const env = { ...environment(), NODE_ENV: 'production' }
  return runQuietly('Building the web app', findNode(), [...leash, program, ...args], { env })
}
