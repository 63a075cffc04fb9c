// An app in a separate process, so that a test can kill it or run it as another user. It starts the embedded database,
// reports each step as a line of JSON, and stops on a line on its input.
import { createInterface } from 'node:readline'
import { startEmbedded } from '../start.ts'
import type { AppOptions } from './apps.ts'

const { dataDir, program, user, durable = false }: AppOptions = JSON.parse(process.argv[2] ?? '')

if (user) {
  // All code is loaded by now: the other user may not be able to read it.
  process.setgroups?.([])
  process.setgid?.(user.gid)
  process.setuid?.(user.uid)
}

function report(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

try {
  const embedded = await startEmbedded({
    dataDir,
    durable,
    ...(program && { program }),
    log: (message, details) => report({ log: message, details }),
  })
  report({ ready: embedded.connection })
  for await (const _line of createInterface(process.stdin)) break
  await embedded.stop()
  report({ stopped: true })
  process.exit(0)
} catch (error) {
  report({ failed: error instanceof Error ? error.message : String(error) })
  process.exit(1)
}
