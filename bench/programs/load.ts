// Sends requests over several kept-alive connections for a while; in a process of its own, so that the servers
// under test do not pay for it.
import { openClient, type Request, requestText } from '../load/client.ts'

export type LoadOrder = {
  port: number
  /** One connection for each. */
  requests: Request[]
  ms: number
  status: number
}
export type LoadReport = { answered: number; ms: number; cpuMicros: number }

process.on('message', (order: LoadOrder) => {
  load(order).then(
    (report) => process.send?.(report),
    (error: unknown) => {
      process.stderr.write(`${(error as Error).stack}\n`)
      process.exit(1)
    },
  )
})
process.once('disconnect', () => process.exit(0))

async function load({ port, requests, ms, status }: LoadOrder): Promise<LoadReport> {
  const clients = await Promise.all(requests.map(() => openClient(port)))
  const before = process.cpuUsage()
  const startedAt = performance.now()
  const counts = await Promise.all(
    clients.map((client, index) => {
      const text = requestText(port, requests[index] as Request)
      return askUntil(() => client.ask(text), startedAt + ms, status)
    }),
  )
  const took = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  for (const client of clients) client.close()
  return {
    answered: counts.reduce((sum, count) => sum + count, 0),
    ms: took,
    cpuMicros: user + system,
  }
}

async function askUntil(
  ask: () => Promise<{ status: number; body: string }>,
  deadline: number,
  wanted: number,
): Promise<number> {
  let answered = 0
  while (performance.now() < deadline) {
    const { status, body } = await ask()
    if (status !== wanted) throw new Error(`Answered ${status} in place of ${wanted}: ${body}`)
    answered += 1
  }
  return answered
}
