import { type Endpoint, fillPath } from '@evenkeel/domain/endpoint'
import fc from 'fast-check'
import type { TestApp, TestRequest } from './app.ts'
import { type Input, validParts } from './arbitrary.ts'
import { completions, makers, replacesCaller } from './fixtures.ts'
import { addPerson, openSession, type Person } from './person.ts'

/** An endpoint's name in tables and failures. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/**
 * A request that the endpoint accepts from this owner, with the records it needs.
 * @param input schema-valid input; a sample if omitted
 */
export async function validRequest(
  app: TestApp,
  endpoint: Endpoint,
  owner: Person,
  input: Input = sampleInput(endpoint),
): Promise<TestRequest> {
  const id = endpoint.path.includes('/:id') && (await makerFor(endpoint)(owner, app))
  const params = id ? { ...input.params, id } : input.params
  const complete = completions[nameOf(endpoint)] ?? ((unchanged) => unchanged)
  const { query, headers, body } = await complete({ ...input, params }, owner, app)
  const search = new URLSearchParams(query).toString()
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, params) + (search && `?${search}`),
    ...(body !== undefined && contentOf(endpoint, body)),
    ...((endpoint.bodyForm || Object.keys(headers).length > 0) && {
      headers: { ...contentType(endpoint), ...headers },
    }),
  }
}

/** The body in the form the endpoint accepts. */
function contentOf(
  { bodyForm }: Endpoint,
  body: unknown,
): Pick<TestRequest, 'body' | 'text' | 'bytes'> {
  if (bodyForm === undefined || bodyForm.as === 'json') return { body }
  return bodyForm.as === 'text' ? { text: String(body) } : { bytes: body as Uint8Array }
}

/** The content type of an endpoint whose body is not JSON. */
function contentType({ bodyForm }: Endpoint): Record<string, string> {
  return bodyForm === undefined || bodyForm.as === 'json' ? {} : { 'content-type': bodyForm.media }
}

/** The caller of an endpoint: the user in a separate session, which the request may end, or a new user if it changes them. */
export function callerFor(app: TestApp, endpoint: Endpoint, person: Person): Promise<Person> {
  return replacesCaller.has(nameOf(endpoint)) ? addPerson(app) : openSession(app, person)
}

function makerFor(endpoint: Endpoint) {
  const paths = Object.keys(makers).filter((path) => endpoint.path.startsWith(path))
  const [longest] = paths.toSorted((a, b) => b.length - a.length)
  const maker = longest === undefined ? undefined : makers[longest]
  if (maker === undefined) throw new Error(`fixtures.ts has no maker for ${nameOf(endpoint)}`)
  return maker
}

let samples = 0

/** Schema-valid input: different on each call, but the same in every run. */
function sampleInput(endpoint: Endpoint): Input {
  samples += 1
  const [sample] = fc.sample(validParts(endpoint), { seed: samples, numRuns: 1 })
  if (sample === undefined) throw new Error('fast-check gave no sample')
  return sample
}
