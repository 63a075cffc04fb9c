import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Clock } from '#adapters/clock.ts'
import { ask, type Book, type Call, errors, openBook, type Step } from './book.ts'

/** How the Square stand-in can misbehave instead of simply answering a call. */
export type Fault =
  /** The connection breaks before or after the call is executed. */
  | 'cut before'
  | 'cut after'
  /** Square returns a server error before or after the call is executed. */
  | 'error before'
  | 'error after'
  /** Square executes the call, but replies only when the test releases it. */
  | 'slow'
  /** The call is executed only when the test releases it, and the reply is lost. */
  | 'late'
  | 'too many requests'
  | 'nonsense'

export type StandIn = Book & {
  url: string
  /** Every call in order of arrival. */
  calls: { step: Step | 'unknown'; body: unknown }[]
  /** Faults for the next calls of a step, one each. */
  faults: Map<Step, Fault[]>
  /** Chooses a fault for every call, for randomized tests. */
  chooseFault: (step: Step) => Fault | undefined
  /** Releases the slow and late calls. */
  release(): void
  close(): Promise<void>
}

const token = 'test-token'

/** A local implementation of the part of Square's API that we use, with state and with faults that a test can inject. */
export async function startStandIn(clock: Clock): Promise<StandIn> {
  const book = openBook(clock)
  const waiting: (() => void)[] = []
  const standIn: Omit<StandIn, 'url'> = {
    ...book,
    calls: [],
    faults: new Map(),
    chooseFault: () => undefined,
    release: () => {
      for (const goOn of waiting.splice(0)) goOn()
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  const server = createServer((request, response) => {
    void serve(standIn, waiting, request, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return Object.assign(standIn, { url: `http://127.0.0.1:${port}` })
}

async function serve(
  standIn: Omit<StandIn, 'url'>,
  waiting: (() => void)[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const call = await readCall(request)
  standIn.calls.push({ step: call.step ?? 'unknown', body: call.body })
  const fault =
    call.step && (standIn.faults.get(call.step)?.shift() ?? standIn.chooseFault(call.step))
  if (fault === 'cut before') return void request.socket.destroy()
  if (fault === 'error before')
    return send(response, 500, errors('API_ERROR', 'INTERNAL_SERVER_ERROR'))
  if (fault === 'too many requests')
    return send(response, 429, errors('RATE_LIMIT_ERROR', 'RATE_LIMITED'))
  if (request.headers.authorization !== `Bearer ${token}`) {
    return send(response, 401, errors('AUTHENTICATION_ERROR', 'UNAUTHORIZED'))
  }
  if (fault === 'late') {
    waiting.push(() => ask(standIn, call))
    return void request.socket.destroy()
  }
  const { status, body } = ask(standIn, call)
  if (fault === 'cut after') return void request.socket.destroy()
  if (fault === 'error after')
    return send(response, 503, errors('API_ERROR', 'SERVICE_UNAVAILABLE'))
  if (fault === 'nonsense') return void response.writeHead(200).end('<html>')
  if (fault === 'slow') waiting.push(() => send(response, status, body))
  else send(response, status, body)
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

const routes: readonly [method: string, path: RegExp, step: Step][] = [
  ['POST', /^\/v2\/payments$/, 'create'],
  ['GET', /^\/v2\/payments$/, 'list'],
  ['POST', /^\/v2\/payments\/cancel$/, 'cancelByKey'],
  ['GET', /^\/v2\/payments\/([^/]+)$/, 'find'],
  ['POST', /^\/v2\/payments\/([^/]+)\/complete$/, 'complete'],
  ['POST', /^\/v2\/payments\/([^/]+)\/cancel$/, 'cancel'],
  ['POST', /^\/v2\/refunds$/, 'refund'],
  ['GET', /^\/v2\/locations\/([^/]+)$/, 'location'],
  ['GET', /^\/v2\/disputes\/([^/]+)$/, 'dispute'],
  ['POST', /^\/v2\/online-checkout\/payment-links$/, 'openLink'],
  ['DELETE', /^\/v2\/online-checkout\/payment-links\/([^/]+)$/, 'closeLink'],
  ['GET', /^\/v2\/orders\/([^/]+)$/, 'order'],
]

async function readCall(request: IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://square')
  for (const [method, path, step] of routes) {
    const id = path.exec(pathname)
    if (method !== request.method || id === null) continue
    return { step, id: id[1] ?? '', query: searchParams, body: text === '' ? {} : JSON.parse(text) }
  }
  return { step: undefined, id: '', query: searchParams, body: {} }
}
