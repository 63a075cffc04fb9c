import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

const answerMsMax = 3000

/** What a server on this machine answered; the body is undefined if it is not JSON. */
export type LocalAnswer = { status: number; body: unknown }

/**
 * Asks a server that listens on this machine. Not with `fetch`, which refuses ports such as 6000.
 * @returns undefined if nothing listens there
 * @throws if something listens that does not answer
 */
export async function askLocally(
  { host, port }: { host: string; port: number },
  path: string,
): Promise<LocalAnswer | undefined> {
  try {
    const reply = await open({ host: reachable(host), port, path })
    return { status: reply.statusCode ?? 0, body: parse(await text(reply)) }
  } catch (error) {
    if ((error as { code?: string }).code === 'ECONNREFUSED') return undefined
    throw error
  }
}

function open(address: { host: string; port: number; path: string }): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const signal = AbortSignal.timeout(answerMsMax)
  get({ ...address, signal }, resolve).once('error', (error) =>
    reject(signal.aborted ? new Error(`port ${address.port} does not answer`) : error),
  )
  return promise
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** An address to listen on, as one to connect to. */
function reachable(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1'
  return host === '::' ? '::1' : host
}
