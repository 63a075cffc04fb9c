import type { Endpoint } from '@evenkeel/domain/endpoint'
import { Problem } from '@evenkeel/domain/errors'
import Fastify from 'fastify'
import * as z from 'zod/mini'

type Json = Record<string, unknown>
type Validate = { (value: unknown): boolean; errors?: readonly object[] | null }

export type CheckedReply = {
  status: number
  headers: Readonly<Record<string, unknown>>
  text: string
}
/** Returns what is wrong with a reply, or undefined. */
export type ReplyCheck = (method: string, path: string, reply: CheckedReply) => string | undefined

/**
 * Checks every reply against two descriptions: the endpoint's own schema, and the OpenAPI document, which an
 * independent validator interprets.
 */
export async function createReplyCheck(
  endpoints: readonly Endpoint[],
  document: Json,
): Promise<ReplyCheck> {
  const compileAlone = await schemaCompiler()
  // References resolve from the root of the document.
  const compile: Compile = (schema) => compileAlone({ ...schema, components: document.components })
  const parametersIn = ({ path }: Endpoint) => path.split(':').length
  const operations = endpoints
    // Paths with fewer parameters match first, as in the router.
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map((endpoint) => operationOf(endpoint, document, compile))
  const problem = compile((document.components as { schemas: { Problem: Json } }).schemas.Problem)
  return (method, path, reply) => {
    if (reply.headers['cache-control'] !== 'no-store') return 'it is cacheable'
    if (reply.headers['x-request-id'] === undefined) return 'it has no request id'
    // A HEAD reply describes a body but has none.
    if (method === 'HEAD') return undefined
    if (reply.status >= 400) return problemInProblem(reply, problem)
    const found = operations.find((operation) => operation.matches(method, path))
    return found && (problemInHeaders(reply, found) ?? problemInSuccess(reply, found))
  }
}

/** The headers that any reply may carry without its endpoint declaring them. */
const usualHeaders: ReadonlySet<string> = new Set([
  ...['cache-control', 'connection', 'content-encoding', 'content-length', 'content-type', 'date'],
  ...['keep-alive', 'retry-after', 'set-cookie', 'transfer-encoding', 'vary'],
  ...['x-accel-buffering', 'x-request-id'],
  // The security headers.
  ...['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
  ...['origin-agent-cluster', 'referrer-policy', 'strict-transport-security'],
  ...['x-content-type-options', 'x-dns-prefetch-control', 'x-download-options', 'x-frame-options'],
  ...['x-permitted-cross-domain-policies', 'x-xss-protection'],
])

type Operation = {
  matches(method: string, path: string): boolean
  media: string
  /** By lower-case name. */
  headers: ReadonlyMap<string, HeaderCheck>
  events: Endpoint['events']
  schemas: ReadonlyMap<number, { own: z.ZodMiniType; documented: Validate | undefined }>
}

type HeaderCheck = { own: z.ZodMiniType; documented: Validate | undefined }

type Compile = (schema: Json) => Validate

/** Uses Fastify's JSON Schema validator, without coercion, removal or defaults. */
async function schemaCompiler(): Promise<Compile> {
  const customOptions = { coerceTypes: false, removeAdditional: false, useDefaults: false } as const
  const app = Fastify({ ajv: { customOptions: { ...customOptions, strict: false } } })
  let compile: Compile | undefined
  app.get('/', (request) => {
    compile = (schema) => request.compileValidationSchema(schema) as unknown as Validate
    return {}
  })
  await app.inject('/')
  if (compile === undefined) throw new Error('Fastify gave no validator')
  return compile
}

function operationOf(endpoint: Endpoint, document: Json, compile: Compile): Operation {
  const { path, schemas, headers } = documented(endpoint, document)
  const own = Object.entries(endpoint.reply).map(([status, schema]) => {
    const described = schemas.get(Number(status))
    return [Number(status), { own: schema, documented: described && compile(described) }] as const
  })
  const pattern = new RegExp(
    `^${path
      .split(/\{\w+\}/)
      .map(RegExp.escape)
      .join('[^/]+')}$`,
  )
  return {
    matches: (method, requested) => method === endpoint.method && pattern.test(requested),
    media: endpoint.media ?? 'application/json',
    events: endpoint.events,
    schemas: new Map(own),
    headers: new Map(
      Object.entries(endpoint.headers ?? {}).map(([name, schema]) => {
        const described = headers.get(name)
        return [
          name.toLowerCase(),
          { own: schema, documented: described && compile(described) },
        ] as const
      }),
    ),
  }
}

function documented(endpoint: Endpoint, document: Json) {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
  const paths = document.paths as Record<string, Record<string, { responses: Json }>>
  const responses = paths[path]?.[endpoint.method.toLowerCase()]?.responses
  if (responses === undefined) {
    throw new Error(`${endpoint.method} ${path} is not in the OpenAPI document`)
  }
  const schemas = Object.entries(responses).flatMap(([status, response]) => {
    const { content } = response as { content?: Record<string, { schema: Json }> }
    const schema = content?.[endpoint.media ?? 'application/json']?.schema
    return schema ? [[Number(status), schema] as const] : []
  })
  const headers = Object.values(responses).flatMap((response) => {
    const { headers = {} } = response as { headers?: Record<string, { schema: Json }> }
    return Object.entries(headers).map(([name, { schema }]) => [name, schema] as const)
  })
  return { path, schemas: new Map(schemas), headers: new Map(headers) }
}

function problemInProblem(reply: CheckedReply, documented: Validate): string | undefined {
  if (!typeOf(reply).startsWith('application/problem+json')) {
    return `a ${reply.status} came as ${typeOf(reply) || 'nothing'} instead of a problem`
  }
  const body = parse(reply.text)
  const own = Problem.safeParse(body)
  if (!own.success) return `the Problem schema rejects it: ${own.error.message}`
  if (!documented(body)) return `the document rejects it: ${JSON.stringify(documented.errors)}`
  if (own.data.status !== reply.status)
    return `status ${reply.status}, but the body says ${own.data.status}`
  return undefined
}

function problemInHeaders(reply: CheckedReply, operation: Operation): string | undefined {
  for (const [name, value] of Object.entries(reply.headers)) {
    if (usualHeaders.has(name) || value === undefined) continue
    const header = operation.headers.get(name)
    if (header === undefined) return `the endpoint does not declare the header ${name}`
    const own = z.safeDecode(header.own, String(value) as never)
    if (!own.success) return `the schema of ${name} refuses it: ${own.error.message}`
    if (!header.documented?.(String(value))) return `the document refuses the header ${name}`
  }
  return undefined
}

function problemInSuccess(reply: CheckedReply, operation: Operation): string | undefined {
  const schema = operation.schemas.get(reply.status)
  if (schema === undefined) return `the endpoint does not declare status ${reply.status}`
  if (reply.status === 204) return reply.text === '' ? undefined : 'a 204 with a body'
  const { media, events } = operation
  if (events && typeOf(reply).startsWith('text/event-stream;')) {
    return mistakeInEvents(reply.text, events)
  }
  if (!typeOf(reply).startsWith(`${media};`)) return `it came as ${typeOf(reply) || 'nothing'}`
  const body = media === 'application/json' ? parse(reply.text) : reply.text
  const own = z.safeDecode(schema.own, body as never)
  if (!own.success) return `its own schema rejects it: ${own.error.message}`
  if (schema.documented === undefined) return `the document does not describe ${reply.status}`
  if (schema.documented(body)) return undefined
  return `the document rejects it: ${JSON.stringify(schema.documented.errors)}`
}

function mistakeInEvents(text: string, schemas: Readonly<Record<string, z.ZodMiniType>>) {
  const frames = text.split('\n\n')
  if (frames.pop() !== '') return 'the event stream ends within an event'
  for (const frame of frames) {
    const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(frame) ?? []
    const schema = event === 'problem' ? Problem : schemas[event]
    if (schema === undefined) return `the endpoint does not know the event ${event}`
    const own = z.safeDecode(schema as z.ZodMiniType, parse(data) as never)
    if (!own.success) return `its own schema refuses the event ${event}: ${own.error.message}`
  }
  return undefined
}

function typeOf(reply: CheckedReply): string {
  return String(reply.headers['content-type'] ?? '')
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
