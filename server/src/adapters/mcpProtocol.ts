import type { StandardSchemaWithJSON } from '@modelcontextprotocol/server'
import * as z from 'zod'
import type { ModelTool } from './languageModel.ts'

export type McpReply = { status: number; body: unknown }

type Talk = {
  instructions: string
  tools: readonly ModelTool[]
  onRefusal(error: Error): void
}

/**
 * Answers one message of the Model Context Protocol. Each has a server of its own, so nothing is kept between two; the
 * library is loaded with the first.
 * @param protocol the headers of the protocol that came with the message
 */
export async function answerMcp(
  { instructions, tools, onRefusal }: Talk,
  text: string,
  protocol: Readonly<Record<string, string | undefined>>,
): Promise<McpReply> {
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
  const handler = createMcpHandler(
    () => {
      const server = new McpServer({ name: 'evenkeel', version: '0.1.0' }, { instructions })
      for (const { name, description, input, run } of tools) {
        const inputSchema = withDescription(input)
        const about = { description, inputSchema, annotations: { readOnlyHint: true } }
        server.registerTool(name, about, async (given: unknown) => ({
          content: [{ type: 'text', text: JSON.stringify(await run(given)) }],
        }))
      }
      return server
    },
    // A subscription would never end, and nothing here changes by itself.
    { maxSubscriptions: 0, onerror: onRefusal },
  )
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...protocol,
  }
  // The address is never called: the handler wants a request, not a network.
  const request = new Request('http://localhost/api/mcp', { method: 'POST', headers, body: text })
  const response = await handler.fetch(request)
  return { status: response.status, body: messageIn(await response.text()) }
}

/** The schema, described by the whole of Zod: its own description fails at the parts that the contract lends in `zod/mini`. */
function withDescription(schema: z.ZodType): StandardSchemaWithJSON {
  const described = (io: 'input' | 'output') => () => z.toJSONSchema(schema, { io })
  const jsonSchema = { input: described('input'), output: described('output') }
  return { '~standard': { ...schema['~standard'], jsonSchema } }
}

/** A reply is JSON, or one event that holds it. */
function messageIn(text: string): unknown {
  if (text === '') return undefined
  const data = /^data: ?(.+)$/m.exec(text)?.[1]
  return JSON.parse(text.startsWith('{') || text.startsWith('[') ? text : (data ?? 'null'))
}
