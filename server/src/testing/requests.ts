import { type Endpoint, fillPath } from '@evenkeel/domain/endpoint'
import fc from 'fast-check'
import type { TestApp, TestRequest } from './app.ts'
import { type Input, validParts } from './arbitrary.ts'
import { completions, makers, spending } from './fixtures.ts'
import { addPerson, openSession, type Person } from './person.ts'

/** How the tables and the failures name an endpoint. */
export function nameOf({ method, path }: Endpoint): string {
  return `${method} ${path}`
}

/**
 * A request that its endpoint accepts from this owner, with what it needs in the database.
 * @param input what the endpoint's schemas describe, or one sample of it
 */
export async function validRequest(
  app: TestApp,
  endpoint: Endpoint,
  owner: Person,
  input: Input = sampleInput(endpoint),
): Promise<TestRequest> {
  const id = endpoint.path.includes('/:id') && (await makerFor(endpoint)(owner))
  const params = id ? { ...input.params, id } : input.params
  const complete = completions[nameOf(endpoint)] ?? ((given) => given)
  const { query, body } = await complete({ ...input, params }, owner, app)
  const search = new URLSearchParams(query).toString()
  return {
    method: endpoint.method,
    url: fillPath(endpoint.path, params) + (search && `?${search}`),
    ...(body !== undefined && { body }),
  }
}

/**
 * Who asks an endpoint: the person themselves in a session of its own, which the request may end, or somebody new where
 * it changes who they are.
 */
export function askerOf(app: TestApp, endpoint: Endpoint, person: Person): Promise<Person> {
  return spending.has(nameOf(endpoint)) ? addPerson(app) : openSession(app, person)
}

function makerFor(endpoint: Endpoint) {
  const paths = Object.keys(makers).filter((path) => endpoint.path.startsWith(path))
  const [longest] = paths.toSorted((a, b) => b.length - a.length)
  const maker = longest === undefined ? undefined : makers[longest]
  if (maker === undefined) throw new Error(`fixtures.ts cannot make what ${nameOf(endpoint)} names`)
  return maker
}

let samples = 0

/** Something that the endpoint's schemas accept: another each time, and the same in every run. */
function sampleInput(endpoint: Endpoint): Input {
  samples += 1
  const [sample] = fc.sample(validParts(endpoint), { seed: samples, numRuns: 1 })
  if (sample === undefined) throw new Error('fast-check gave no sample')
  return sample
}
