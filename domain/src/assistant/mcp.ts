import * as z from 'zod/mini'
import { Timestamp } from '#calendar'
import { endpoint, Id, IdParams, NoReply } from '#endpoint'
import { nameText } from '#text'

/** How many tokens a user may have. */
export const mcpTokensMax = 10

/** A token without its secret, which is shown only once. */
export const McpToken = z.strictObject({
  id: Id,
  name: z.string(),
  createdAt: Timestamp,
  lastUsedAt: z.nullable(Timestamp),
})
export type McpToken = z.output<typeof McpToken>

export const McpAccess = z.strictObject({ isOn: z.boolean(), tokens: z.array(McpToken) })
export type McpAccess = z.output<typeof McpAccess>

export const NewMcpToken = z.strictObject({
  name: nameText(
    'Name the program that will use the token',
    60,
    'A name must be at most 60 characters',
  ),
})
export type NewMcpToken = z.output<typeof NewMcpToken>

export const getMcpAccess = endpoint({
  method: 'GET',
  path: '/api/ai/mcp',
  summary: 'Whether programs with a token may read through MCP, and the tokens',
  access: 'signed-in',
  reply: { 200: McpAccess },
})

export const switchMcp = endpoint({
  method: 'PUT',
  path: '/api/ai/mcp',
  summary: 'Switch reading through MCP on or off',
  access: 'signed-in',
  body: z.strictObject({ isOn: z.boolean() }),
  reply: { 200: McpAccess },
})

// No idempotency key: a stored reply would contain the token.
export const createMcpToken = endpoint({
  method: 'POST',
  path: '/api/ai/mcp/tokens',
  summary: 'Create a token for a program; its secret is shown only once',
  access: 'signed-in',
  body: NewMcpToken,
  reply: { 201: z.strictObject({ ...McpToken.shape, token: z.string() }) },
})

export const revokeMcpToken = endpoint({
  method: 'DELETE',
  path: '/api/ai/mcp/tokens/:id',
  summary: 'Revoke a token at once',
  access: 'signed-in',
  params: IdParams,
  reply: { 204: NoReply },
})

const McpHeader = z.exactOptional(z.string().check(z.maxLength(200)))

export const callMcp = endpoint({
  method: 'POST',
  path: '/api/mcp',
  summary:
    'The assistant’s read-only tools by the Model Context Protocol, with a bearer token and from no web page',
  access: 'public',
  origin: 'any',
  requestHeaders: z.object({
    authorization: z.exactOptional(z.string().check(z.maxLength(300))),
    origin: z.exactOptional(z.string()),
    'mcp-protocol-version': McpHeader,
    'mcp-method': McpHeader,
    'mcp-name': McpHeader,
  }),
  body: z.string(),
  bodyForm: { as: 'text', media: 'application/json', bytesMax: 64 * 1024 },
  reply: { 200: z.unknown(), 202: NoReply },
})
