import type { Endpoint } from '@evenkeel/domain/endpoint'
import { Problem } from '@evenkeel/domain/errors'
import * as z from 'zod'

type Json = Record<string, unknown>

/** The wire form of a schema: what JSON carries, not what we make of it. */
function wireSchema(schema: z.ZodType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json as Json
}

function parametersOf(endpoint: Endpoint): Json[] {
  const inPath = namedFields('path', endpoint.params)
  const inQuery = namedFields('query', endpoint.query)
  const headers: Json[] = []
  if (endpoint.idempotent) headers.push(headerParameter('Idempotency-Key'))
  if (endpoint.ifMatch) headers.push(headerParameter('If-Match'))
  return [...inPath, ...inQuery, ...headers]
}

function namedFields(place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] {
  if (schema === undefined) return []
  const json = wireSchema(schema) as { properties?: Json; required?: string[] }
  return Object.entries(json.properties ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || (json.required ?? []).includes(name),
    schema: field,
  }))
}

function headerParameter(name: string): Json {
  return { name, in: 'header', required: false, schema: { type: 'string' } }
}

function operation(endpoint: Endpoint): Json {
  const replies = Object.entries(endpoint.reply).map(([status, schema]) => [
    status,
    status === '204'
      ? { description: 'Done' }
      : {
          description: 'OK',
          content: { [endpoint.media ?? 'application/json']: { schema: wireSchema(schema) } },
        },
  ])
  const problem = {
    description: 'A problem',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const optional = endpoint.body?.safeDecode(null).success === true
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: {
        required: !optional,
        content: { 'application/json': { schema: wireSchema(endpoint.body) } },
      },
    }),
    responses: { ...Object.fromEntries(replies), default: problem },
  }
}

/** The OpenAPI 3.1 document of a list of endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], cookieName: string): Json {
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Evenkeel', version: '0.1.0' },
    paths,
    components: {
      schemas: { Problem: wireSchema(Problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}
