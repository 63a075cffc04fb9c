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

/** Carries out each order that the parent sends, and sends back its report. */
export function answerOrders<Order>(run: (order: Order) => Promise<object>): void {
  process.on('message', (order: Order) => {
    run(order).then(
      (report) => process.send?.(report),
      (error: unknown) => {
        process.stderr.write(`${(error as Error).stack}\n`)
        process.exit(1)
      },
    )
  })
  process.once('disconnect', () => process.exit(0))
}
