import { Agent, type IncomingMessage, request } from 'node:http'

export type Reply = {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: the caller knows what it requested.
  body: any
  cookie: string | undefined
  retryAfter: string | undefined
}

export type Client = {
  /** The complete reply, or undefined if the connection broke first. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Reply | undefined>
  close(): void
}

/** An HTTP client over real connections, which a crash breaks. */
export function openClient(origin: string, cookie?: string): Client {
  const agent = new Agent({ keepAlive: true })
  const { port } = new URL(origin)
  return {
    send: (method, path, body, more = {}) =>
      new Promise((resolve) => {
        const payload = body === undefined ? undefined : JSON.stringify(body)
        const headers = {
          origin,
          ...(cookie && { cookie }),
          ...(payload && { 'content-type': 'application/json' }),
          ...more,
        }
        const outgoing = request({ agent, host: '127.0.0.1', port, method, path, headers })
        outgoing.once('error', () => resolve(undefined))
        outgoing.once('response', (response) => resolve(replyOf(response)))
        outgoing.end(payload)
      }),
    close: () => agent.destroy(),
  }
}

async function replyOf(response: IncomingMessage): Promise<Reply | undefined> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of response) chunks.push(chunk)
  } catch {
    return undefined
  }
  if (!response.complete) return undefined
  const text = Buffer.concat(chunks).toString()
  const [cookie] = response.headers['set-cookie'] ?? []
  return {
    status: response.statusCode ?? 0,
    body: isJson(response) && text !== '' ? JSON.parse(text) : undefined,
    cookie: cookie?.split(';')[0],
    retryAfter: response.headers['retry-after'],
  }
}

function isJson({ headers }: IncomingMessage): boolean {
  return /^application\/(problem\+)?json/.test(headers['content-type'] ?? '')
}
