import type { Usage } from '../load/server.ts'

type Child = { port: number; close(): Promise<void> }

/** Reports our port and CPU usage to the parent, and exits when the parent disconnects. */
export function serveParent({ port, close }: Child): void {
  process.on('message', (message) => {
    if (message === 'usage') process.send?.(usage())
  })
  process.once('disconnect', () => {
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`)
        process.exit(1)
      },
    )
  })
  process.send?.({ port })
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMicros: user + system }
}
