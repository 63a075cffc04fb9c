// Sends requests over several keep-alive connections for a given time, in a separate process so as not to slow the
// servers under test.
import { openClient, type Request, requestText } from '../load/client.ts'
import { answerOrders } from './child.ts'

export type LoadOrder = {
  port: number
  /** One connection per request. */
  requests: Request[]
  ms: number
  status: number
}
export type LoadReport = { completed: number; ms: number; cpuMicros: number }

answerOrders(load)

async function load({ port, requests, ms, status }: LoadOrder): Promise<LoadReport> {
  const clients = await Promise.all(requests.map(() => openClient(port)))
  const before = process.cpuUsage()
  const startedAt = performance.now()
  const counts = await Promise.all(
    clients.map((client, index) => {
      const request = requests[index] as Request
      const text = requestText(port, request)
      const next = () => (request.hasKey ? requestText(port, request) : text)
      return requestUntil(() => client.send(next()), startedAt + ms, status)
    }),
  )
  const took = performance.now() - startedAt
  const { user, system } = process.cpuUsage(before)
  for (const client of clients) client.close()
  return {
    completed: counts.reduce((sum, count) => sum + count, 0),
    ms: took,
    cpuMicros: user + system,
  }
}

async function requestUntil(
  send: () => Promise<{ status: number; body: string }>,
  deadline: number,
  wanted: number,
): Promise<number> {
  let completed = 0
  while (performance.now() < deadline) {
    const { status, body } = await send()
    if (status !== wanted) throw new Error(`Got ${status}, expected ${wanted}: ${body}`)
    completed += 1
  }
  return completed
}
