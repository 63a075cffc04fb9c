import type { Endpoint } from '@evenkeel/domain/endpoint'
import { v4 } from 'uuid'
import type { TestApp, TestReply, TestRequest } from './app.ts'
import { addExpired, openBrowser, openSession, type Person } from './person.ts'
import { callerFor, validRequest } from './requests.ts'
import { dumpPerson } from './rows.ts'

/** The table's columns: who the caller is, or what is wrong with the request. */
export const columns = [
  'owner',
  'nobody',
  'another',
  'expired',
  'foreign',
  'malformed',
  'other type',
  'too large',
] as const
export type Column = (typeof columns)[number]

/** The status in each cell; absent if the column does not apply. */
export type Row = Partial<Record<Column, number>>

/** Parses a Markdown table; `-` is an empty cell. */
export function parseMatrix(text: string): Map<string, Row> {
  const [head = [], ...rows] = text
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  return new Map(
    rows.map(([endpoint = '', ...cells]) => {
      const entries = cells.map((cell, index) => [head[index + 1] ?? '', Number(cell)] as const)
      return [endpoint, Object.fromEntries(entries.filter(([, status]) => !Number.isNaN(status)))]
    }),
  )
}

/** The columns that apply to an endpoint. */
export function columnsOf({ path, method }: Endpoint): readonly Column[] {
  return columns.filter((column) => {
    if (column === 'another') return path.includes('/:id')
    if (column === 'foreign' || column === 'other type' || column === 'too large')
      return method !== 'GET'
    return true
  })
}

type People = { owner: Person; another: Person }
type Attempt = { app: TestApp; endpoint: Endpoint; owner: Person; another: Person }
type Send = (request: TestRequest, attempt: Attempt) => Promise<TestReply>

const sends: Readonly<Record<Exclude<Column, 'expired'>, Send>> = {
  owner: (request, { owner }) => owner.send(request),
  nobody: (request, { app }) => openBrowser(app).send(request),
  another: async (request, { app, another }) => {
    const theirs = await openSession(app, another)
    const missing = await theirs.send({ ...request, url: withMissingId(request.url) })
    const reply = await theirs.send(request)
    if (reply.status === missing.status)
      requireSame(withoutRequestId(missing), withoutRequestId(reply))
    return reply
  },
  foreign: (request, { owner }) =>
    owner.send({ ...request, headers: { ...request.headers, origin: 'https://evil.example' } }),
  malformed: (request, { owner, endpoint }) => owner.send(malformed(request, endpoint)),
  'other type': (request, { owner }) => owner.send(ofOtherType(request)),
  'too large': (request, { owner, endpoint }) => owner.send(tooLarge(request, endpoint)),
}

/** The status of one cell. A refusal must leave the owner's rows unchanged. */
async function statusOf(column: Column, attempt: Attempt): Promise<number> {
  if (column === 'expired') return requestExpired(attempt)
  const { app, endpoint } = attempt
  const owner = await callerFor(app, endpoint, attempt.owner)
  const request = await validRequest(app, endpoint, owner)
  const before = await dumpPerson(app, owner)
  const { status } = await sends[column](request, { ...attempt, owner })
  if (status >= 400) requireSame(before, await dumpPerson(app, owner))
  return status
}

async function requestExpired({ app, endpoint }: Attempt): Promise<number> {
  const requests: TestRequest[] = []
  const person = await addExpired(app, async (owner) => {
    requests.push(await validRequest(app, endpoint, owner))
  })
  const [request] = requests
  if (request === undefined) throw new Error('No request was prepared')
  const before = await dumpPerson(app, person)
  const { status } = await person.send(request)
  if (status >= 400) requireSame(before, await dumpPerson(app, person))
  return status
}

/** An endpoint's statuses in all its columns. */
export async function statusesOf(app: TestApp, endpoint: Endpoint, people: People): Promise<Row> {
  const row: Row = {}
  for (const column of columnsOf(endpoint)) {
    row[column] = await statusOf(column, { app, endpoint, ...people }).catch((error: unknown) => {
      throw new Error(`${column}: ${(error as Error).message}`, { cause: error })
    })
  }
  return row
}

function requireSame(before: string, after: string): void {
  if (before !== after) throw new Error(`a refused request changed data:\n${before}\n${after}`)
}

function withoutRequestId({ status, body, headers }: TestReply): string {
  const { requestId: _, ...rest } = body
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return JSON.stringify([status, rest, others])
}

/** The same URL with an id that does not exist. */
export function withMissingId(url: string): string {
  return url.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, v4())
}

/** Malformed JSON, or an unknown query parameter for a request without a JSON body. */
export function malformed(request: TestRequest, endpoint: Endpoint): TestRequest {
  const { as = 'json' } = endpoint.bodyForm ?? {}
  if (request.method !== 'GET' && as === 'json') {
    return { ...request, body: undefined, text: '{"amount":' }
  }
  return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}surprise=1` }
}

export function ofOtherType(request: TestRequest): TestRequest {
  const headers = { ...request.headers, 'content-type': 'text/other' }
  return { ...request, body: undefined, bytes: undefined, text: '{}', headers }
}

/** A body one byte larger than the endpoint accepts. */
export function tooLarge(request: TestRequest, { bodyForm }: Endpoint): TestRequest {
  const text = JSON.stringify('x'.repeat((bodyForm?.bytesMax ?? 131_072) - 1))
  return { ...request, body: undefined, bytes: undefined, text }
}
