import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { runQuietly } from './command.js'
import { withLock } from './lock.js'
import { inRoot } from './paths.js'
import { environment, findNode, leash } from './runtime.js'
import { hashOf, readStamp, removeStamp, writeStamp } from './stamp.js'

const shared = ['domain/src', 'domain/package.json', 'package-lock.json', 'tsconfig.base.json']
const bundles = [
  { workspace: 'web', title: 'the web app', main: 'index.html', sources: ['web', ...shared] },
  {
    workspace: 'server',
    title: 'the server',
    main: 'main.js',
    sources: ['server', 'embedded/src', 'embedded/package.json', ...shared],
  },
]
const isSource = (name) => !/\.test\.tsx?$/.test(name)

/** Builds the web app and the server, each unless its current build matches its sources. */
export async function build() {
  if (bundles.every(isBuilt)) return
  await withLock(async () => {
    for (const bundle of bundles) if (!isBuilt(bundle)) await bundleUp(bundle)
  })
}

async function bundleUp({ workspace, title, sources }) {
  console.log(`Building ${title} …`)
  const built = inRoot(workspace, 'dist')
  const draft = inRoot('.cache', `${workspace}-${process.pid}`)
  const wanted = hashOf(sources, isSource)
  removeStamp(stampOf(workspace))
  try {
    await vite(title, 'build', workspace, '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn')
    // Moved into place in one step, so a running server never serves or loads a partial build.
    rmSync(built, { recursive: true, force: true })
    renameSync(draft, built)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  writeStamp(stampOf(workspace), `${wanted} ${listFiles(workspace)}`)
}

function isBuilt({ workspace, main, sources }) {
  return (
    existsSync(inRoot(workspace, 'dist', main)) &&
    readStamp(stampOf(workspace)) === `${hashOf(sources, isSource)} ${listFiles(workspace)}`
  )
}

function stampOf(workspace) {
  return `built-${workspace}`
}

/** The names of the built files, so that a build with missing files is redone. */
function listFiles(workspace) {
  const names = readdirSync(inRoot(workspace, 'dist'), { recursive: true })
  return names
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .join(' ')
}

function vite(title, ...args) {
  const program = inRoot('node_modules/vite/bin/vite.js')
  const env = { ...environment(), NODE_ENV: 'production' }
  return runQuietly(`Building ${title}`, findNode(), [...leash, program, ...args], { env })
}
