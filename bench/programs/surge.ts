// Sends requests at a constant rate, whether or not the ones before have been answered. In a separate process so as not
// to slow the server under test.
import { setTimeout as wait } from 'node:timers/promises'
import {
  type Client,
  loopbackAddress,
  openClient,
  type Request,
  requestText,
} from '../load/client.ts'
import { answerOrders } from './child.ts'

export type SurgeOrder = {
  port: number
  /** Sent in this order, again and again. */
  requests: readonly Request[]
  perSecond: number
  ms: number
  /** Opened beforehand, as open pages and proxies have theirs. With all of them busy, a request waits for one. */
  connections: number
}

export type SurgeReport = {
  /** Until the last reply. */
  ms: number
  sent: number
  /** Requests for which no connection became free in time. */
  unsent: number
  /** From when each one was due to be sent until its reply was complete. */
  acceptedMs: number[]
  refusedMs: number[]
  /** The acknowledged writes among the accepted ones. */
  written: number
  /** How many replies had each status; 0 for a connection that the server closed. */
  statuses: Record<number, number>
  /** How many refusals did not say when to try again. */
  withoutRetryAfter: number
  /** How late each request was sent: this process is busy too. */
  lateMs: number[]
}

/** Requests of one burst are sent together, as a timer is not more exact than this. */
const tickMs = 2
const drainMsMax = 15_000

answerOrders(run)

async function run(order: SurgeOrder): Promise<SurgeReport> {
  const { port, requests, perSecond, ms } = order
  const report = emptyReport()
  const texts = requests.map((request) => requestText(port, request))
  const writes = requests.map(({ method }) => method === 'POST')
  const connections = await openConnections(order)
  const due: number[] = []
  const startedAt = performance.now()
  const total = Math.round((ms / 1000) * perSecond)
  let next = 0
  let arrived = 0
  let answered = 0

  const sendDue = () => {
    for (; due.length > 0 && connections.areFree(); next += 1) {
      void send(due.shift() as number, next % requests.length)
    }
  }
  const send = async (dueAt: number, index: number) => {
    report.sent += 1
    report.lateMs.push(performance.now() - dueAt)
    const connection = connections.take()
    try {
      connection.client ??= await connection.open()
      const { status, head } = await connection.client.send(texts[index] as string)
      note(report, {
        status,
        head,
        tookMs: performance.now() - dueAt,
        isWrite: writes[index] === true,
      })
    } catch {
      note(report, { status: 0, head: '', tookMs: performance.now() - dueAt, isWrite: false })
      connection.client = undefined
    }
    answered += 1
    connections.giveBack(connection)
    sendDue()
  }

  while (arrived < total) {
    const arrivedByNow = Math.min(
      total,
      Math.floor(((performance.now() - startedAt) / 1000) * perSecond),
    )
    for (; arrived < arrivedByNow; arrived += 1) due.push(startedAt + (arrived / perSecond) * 1000)
    sendDue()
    await wait(tickMs)
  }
  const drainedBy = performance.now() + drainMsMax
  while (answered < total && performance.now() < drainedBy) await wait(tickMs)
  report.ms = performance.now() - startedAt
  report.unsent = due.length
  connections.close()
  return report
}

type Answer = { status: number; head: string; tookMs: number; isWrite: boolean }

function note(report: SurgeReport, { status, head, tookMs, isWrite }: Answer): void {
  report.statuses[status] = (report.statuses[status] ?? 0) + 1
  if (status >= 200 && status < 300) {
    report.acceptedMs.push(tookMs)
    if (isWrite) report.written += 1
  } else {
    report.refusedMs.push(tookMs)
    if (status === 503 && !/^retry-after: \d+\r?$/im.test(head)) report.withoutRetryAfter += 1
  }
}

function emptyReport(): SurgeReport {
  return {
    ...{ ms: 0, sent: 0, unsent: 0, written: 0, withoutRetryAfter: 0 },
    ...{ acceptedMs: [], refusedMs: [], lateMs: [], statuses: {} },
  }
}

type Connection = { client: Client | undefined; open: () => Promise<Client> }

/** Opens them one after another: Node accepts one in each turn of its event loop. */
async function openConnections({ port, connections }: SurgeOrder) {
  const all: Connection[] = []
  for (let index = 0; index < connections; index += 1) {
    const open = () => openClient(port, loopbackAddress(2, index))
    all.push({ client: await open(), open })
  }
  const free = [...all]
  return {
    areFree: () => free.length > 0,
    take: () => free.pop() as Connection,
    giveBack: (connection: Connection) => void free.push(connection),
    close: () => {
      for (const { client } of all) client?.close()
    },
  }
}
