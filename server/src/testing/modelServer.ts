import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { AiProvider } from '#aiConfig.ts'

/** What the stand-in answers to one request. */
export type WireLine =
  | { text: string; cut?: boolean; inputTokens?: number }
  | { call: string; input: unknown }
  | { status: number; location?: string }
  | { raw: string }
  | { hangs: true }

export type ModelRequest = { url: string; headers: Record<string, unknown>; body: string }

/** A stand-in for a provider's HTTP API on this machine; the last line repeats. */
export async function openModelServer(provider: AiProvider) {
  let lines: readonly WireLine[] = []
  const requests: ModelRequest[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      requests.push({ url: request.url ?? '', headers: request.headers, body })
      const line = lines[Math.min(requests.length, lines.length) - 1] ?? { status: 500 }
      if ('hangs' in line) return
      if ('status' in line)
        response
          .writeHead(line.status, {
            'content-type': 'application/json',
            ...(line.location && { location: line.location }),
          })
          .end('{"error":{"message":"away"}}')
      else {
        const text = 'raw' in line ? line.raw : JSON.stringify(wires[provider](line))
        response.writeHead(200, { 'content-type': 'application/json' }).end(text)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: requests as readonly ModelRequest[],
    says: (...next: readonly WireLine[]) => {
      lines = next
      requests.length = 0
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

type Spoken = Extract<WireLine, { text: string } | { call: string }>

/** The reply of each provider's API, with what its library reads. */
const wires: Readonly<Record<AiProvider, (line: Spoken) => object>> = {
  openai: (line) => ({
    id: 'r1',
    created_at: 1,
    model: 'm',
    incomplete_details: 'text' in line && line.cut ? { reason: 'max_output_tokens' } : null,
    output: [
      'text' in line
        ? {
            type: 'message',
            role: 'assistant',
            id: 'o1',
            content: [{ type: 'output_text', text: line.text, annotations: [] }],
          }
        : {
            type: 'function_call',
            id: 'o1',
            call_id: 'c1',
            name: line.call,
            arguments: JSON.stringify(line.input),
          },
    ],
    usage: { input_tokens: tokensOf(line), output_tokens: 5 },
  }),
  'openai-compatible': (line) => ({
    id: 'r1',
    created: 1,
    model: 'm',
    choices: [
      {
        index: 0,
        finish_reason: 'call' in line ? 'tool_calls' : line.cut ? 'length' : 'stop',
        message:
          'text' in line
            ? { role: 'assistant', content: line.text }
            : {
                role: 'assistant',
                content: null,
                tool_calls: [
                  {
                    id: 'c1',
                    type: 'function',
                    function: { name: line.call, arguments: JSON.stringify(line.input) },
                  },
                ],
              },
      },
    ],
    usage: { prompt_tokens: tokensOf(line), completion_tokens: 5, total_tokens: 15 },
  }),
  anthropic: (line) => ({
    type: 'message',
    id: 'r1',
    role: 'assistant',
    model: 'm',
    content: [
      'text' in line
        ? { type: 'text', text: line.text }
        : { type: 'tool_use', id: 'c1', name: line.call, input: line.input },
    ],
    stop_reason: 'call' in line ? 'tool_use' : line.cut ? 'max_tokens' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: tokensOf(line), output_tokens: 5 },
  }),
  google: (line) => ({
    candidates: [
      {
        content: {
          role: 'model',
          parts: [
            'text' in line
              ? { text: line.text }
              : { functionCall: { name: line.call, args: line.input } },
          ],
        },
        finishReason: 'text' in line && line.cut ? 'MAX_TOKENS' : 'STOP',
      },
    ],
    usageMetadata: {
      promptTokenCount: tokensOf(line),
      candidatesTokenCount: 5,
      totalTokenCount: 15,
    },
  }),
  ollama: (line) => ({
    model: 'm',
    created_at: '2026-01-01T00:00:00Z',
    message:
      'text' in line
        ? { role: 'assistant', content: line.text }
        : {
            role: 'assistant',
            content: '',
            tool_calls: [{ function: { name: line.call, arguments: line.input } }],
          },
    done: true,
    done_reason: 'text' in line && line.cut ? 'length' : 'stop',
    prompt_eval_count: tokensOf(line),
    eval_count: 5,
  }),
}

function tokensOf(line: Spoken): number {
  return ('text' in line ? line.inputTokens : undefined) ?? 10
}
