import { spawn } from 'node:child_process'
import { root } from './paths.js'
import { Problem } from './problem.js'

/**
 * Runs a program and shows its output only if it fails.
 * @param what what the program does, for the error message
 */
export function runQuietly(what, program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...options,
      env: { ...(options.env ?? process.env), EVENKEEL_LEASH: String(process.pid) },
    })
    const output = []
    child.stdout.on('data', (text) => output.push(text))
    child.stderr.on('data', (text) => output.push(text))
    child.once('error', (error) => reject(new Problem(`${what} failed: ${error.message}`)))
    child.once('close', (code, signal) => {
      if (code === 0) return resolve()
      process.stderr.write(Buffer.concat(output))
      reject(new Problem(`${what} failed (${signal ?? `exit code ${code}`}); its output is above.`))
    })
  })
}
