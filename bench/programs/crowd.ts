// Sends requests over many connections for a given time and times the replies, whatever they say. In a separate
// process so as not to slow the servers under test.
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  loopbackAddress,
  openClient,
  type Request,
  requestText,
} from '../load/client.ts'
import { answerOrders } from './child.ts'

export type CrowdOrder = {
  port: number
  /** One connection each. */
  requests: readonly Request[]
  ms: number
  /** Pause between the starts of two requests of one connection; none if each follows the reply before it. */
  everyMs?: number
  /** Each connection asks once and never reads. */
  neverReads?: boolean
  /** The replies are too long to keep: only their ends are noted. */
  keepsNothing?: boolean
  /** The connections come from as many addresses of this machine. */
  manyAddresses?: boolean
}

export type CrowdReport = {
  /** From when each success was to be sent until its reply was complete. */
  successMs: number[]
  /** How many replies had each status; 0 for a connection that the server closed. */
  statuses: Record<number, number>
}

answerOrders(run)

async function run(order: CrowdOrder): Promise<CrowdReport> {
  const report: CrowdReport = { successMs: [], statuses: {} }
  const member = memberOf(order)
  const endAt = performance.now() + order.ms
  await Promise.all(order.requests.map((_, index) => member(order, index, endAt, report)))
  return report
}

function memberOf({ neverReads, keepsNothing }: CrowdOrder) {
  if (neverReads) return askWithoutReading
  return keepsNothing ? download : askAgainAndAgain
}

async function askAgainAndAgain(
  order: CrowdOrder,
  index: number,
  endAt: number,
  report: CrowdReport,
): Promise<void> {
  const { port, requests, everyMs } = order
  const text = requestText(port, requests[index] as Request)
  let client: Client | undefined
  // Spread over the pause, so that the paced requests of a crowd do not arrive together.
  let startAt = performance.now() + ((everyMs ?? 0) * index) / requests.length
  while (startAt < endAt) {
    if (everyMs !== undefined) await wait(Math.max(0, startAt - performance.now()))
    try {
      client ??= await openClient(port, addressOf(order, index))
      const { status } = await client.send(text)
      report.statuses[status] = (report.statuses[status] ?? 0) + 1
      if (status < 300) report.successMs.push(performance.now() - startAt)
    } catch {
      report.statuses[0] = (report.statuses[0] ?? 0) + 1
      client = undefined
      await wait(10)
    }
    startAt = everyMs === undefined ? performance.now() : startAt + everyMs
  }
  client?.close()
}

async function download(
  { port, requests }: CrowdOrder,
  index: number,
  endAt: number,
  report: CrowdReport,
): Promise<void> {
  const { url, cookie } = requests[index] as Request
  while (performance.now() < endAt) {
    const signal = AbortSignal.timeout(Math.ceil(Math.max(1, endAt - performance.now())))
    let status = 0
    try {
      const response = await fetch(`http://127.0.0.1:${port}${url}`, {
        headers: { cookie },
        signal,
      })
      status = response.status
      for await (const _ of response.body ?? []);
    } catch {
      // The time is over, or the server has closed the connection.
    }
    report.statuses[status] = (report.statuses[status] ?? 0) + 1
    if (status !== 200) await wait(100)
  }
}

async function askWithoutReading(
  order: CrowdOrder,
  index: number,
  endAt: number,
  report: CrowdReport,
): Promise<void> {
  const text = requestText(order.port, order.requests[index] as Request)
  while (performance.now() < endAt) {
    const localAddress = addressOf(order, index)
    const socket = connect({
      port: order.port,
      host: '127.0.0.1',
      ...(localAddress && { localAddress }),
    })
    const closed = new Promise((resolve) => void socket.once('close', resolve))
    socket.on('error', () => {})
    socket.pause()
    socket.write(text)
    await Promise.race([closed, wait(Math.max(0, endAt - performance.now()))])
    if (socket.destroyed) report.statuses[0] = (report.statuses[0] ?? 0) + 1
    socket.destroy()
    await wait(10)
  }
}

function addressOf({ manyAddresses }: CrowdOrder, index: number): string | undefined {
  return manyAddresses ? loopbackAddress(1, index) : undefined
}
