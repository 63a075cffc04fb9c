import type { Endpoint } from '@evenkeel/domain/endpoint'
import { Problem } from '@evenkeel/domain/errors'
import * as z from 'zod/mini'

type Json = Record<string, unknown>

type Describe = (schema: z.ZodMiniType) => Json

/**
 * Describes the wire form of schemas: the JSON, not the decoded values.
 * @param shared collects the definitions that schemas refer to, because references resolve from the document's root
 */
function describer(shared: Json): Describe {
  return (schema) => {
    const {
      $schema: _,
      $defs = {},
      ...json
    } = z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
    })
    const names = new Map(
      Object.keys($defs).map((name, index) => [name, `Part${Object.keys(shared).length + index}`]),
    )
    const refer = (part: object): Json =>
      JSON.parse(
        JSON.stringify(part).replace(
          /"#\/\$defs\/(\w+)"/g,
          (_text, name) => `"#/components/schemas/${names.get(name)}"`,
        ),
      )
    for (const [name, part] of Object.entries($defs)) shared[names.get(name) ?? name] = refer(part)
    return refer(json)
  }
}

function parametersOf(endpoint: Endpoint, describe: Describe): Json[] {
  const inPath = namedFields('path', endpoint.params, describe)
  const inQuery = namedFields('query', endpoint.query, describe)
  const headers = namedFields('header', endpoint.requestHeaders, describe)
  if (endpoint.idempotent) headers.push(headerParameter('Idempotency-Key'))
  if (endpoint.ifMatch) headers.push(headerParameter('If-Match'))
  return [...inPath, ...inQuery, ...headers]
}

function namedFields(
  place: 'path' | 'query' | 'header',
  schema: z.ZodMiniObject | undefined,
  describe: Describe,
): Json[] {
  if (schema === undefined) return []
  const json = describe(schema) as { properties?: Json; required?: string[] }
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

/** OpenAPI 3.1 cannot describe an event stream: it is declared as text, and an extension describes the events. */
function eventStream({ events }: Endpoint, describe: Describe): Json {
  if (events === undefined) return {}
  const described = Object.entries(events).map(([name, schema]) => [name, describe(schema)])
  return {
    'text/event-stream': {
      schema: { type: 'string' },
      'x-events': Object.fromEntries(described),
    },
  }
}

/** A body of bytes has no schema in OpenAPI 3.1, only its media type. */
function bodyContent({ bodyForm }: Endpoint, body: z.ZodMiniType, describe: Describe): Json {
  if (bodyForm === undefined || bodyForm.as === 'json') {
    return { 'application/json': { schema: describe(body) } }
  }
  return { [bodyForm.media]: bodyForm.as === 'text' ? { schema: describe(body) } : {} }
}

/** The declared headers of a success reply; any of them may be absent. */
function headersOf({ headers }: Endpoint, describe: Describe): Json {
  if (headers === undefined) return {}
  const described = Object.entries(headers).map(([name, schema]) => [
    name,
    { required: false, schema: describe(schema) },
  ])
  return { headers: Object.fromEntries(described) }
}

function operation(endpoint: Endpoint, describe: Describe): Json {
  const headers = headersOf(endpoint, describe)
  const replies = Object.entries(endpoint.reply).map(([status, schema]) => [
    status,
    status === '204'
      ? { description: 'Done', ...headers }
      : {
          description: 'OK',
          ...headers,
          content: {
            [endpoint.media ?? 'application/json']: { schema: describe(schema) },
            ...eventStream(endpoint, describe),
          },
        },
  ])
  const problem = {
    description: 'A problem',
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  }
  const isJson = endpoint.bodyForm === undefined || endpoint.bodyForm.as === 'json'
  const optional =
    isJson && endpoint.body !== undefined && z.safeDecode(endpoint.body, null).success
  return {
    summary: endpoint.summary,
    security: endpoint.access === 'public' ? [] : [{ session: [] }],
    parameters: parametersOf(endpoint, describe),
    ...(endpoint.body && {
      requestBody: {
        required: !optional,
        content: bodyContent(endpoint, endpoint.body, describe),
      },
    }),
    responses: { ...Object.fromEntries(replies), default: problem },
  }
}

/** The OpenAPI 3.1 document for a list of endpoints. */
export function openApiDocument(endpoints: readonly Endpoint[], cookieName: string): Json {
  const schemas: Json = {}
  const describe = describer(schemas)
  schemas.Problem = describe(Problem)
  const paths: Record<string, Json> = {}
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint, describe) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Evenkeel', version: '0.1.0' },
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: cookieName } },
    },
  }
}
