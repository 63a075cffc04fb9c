import type { Endpoint } from '@evenkeel/domain/endpoint'
import { v4 } from 'uuid'
import type { TestApp, TestReply, TestRequest } from './app.ts'
import { addExpired, openBrowser, openSession, type Person } from './person.ts'
import { askerOf, validRequest } from './requests.ts'
import { dumpPerson } from './rows.ts'

/** Who asks what, in the words of the table's columns. */
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

/** The status in each cell; absent where the column asks nothing of an endpoint. */
export type Row = Partial<Record<Column, number>>

/** Reads a table written with bars; `-` is an empty cell. */
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

/** The columns that every endpoint of its kind must answer for. */
export function columnsOf({ path, method }: Endpoint): readonly Column[] {
  return columns.filter((column) => {
    if (column === 'another') return path.includes('/:id')
    if (column === 'foreign' || column === 'other type' || column === 'too large')
      return method !== 'GET'
    return true
  })
}

type People = { owner: Person; another: Person }
type Asked = { app: TestApp; endpoint: Endpoint; owner: Person; another: Person }
type Send = (request: TestRequest, asked: Asked) => Promise<TestReply>

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
    owner.send({ ...request, headers: { origin: 'https://evil.example' } }),
  malformed: (request, { owner }) => owner.send(malformed(request)),
  'other type': (request, { owner }) => owner.send(ofOtherType(request)),
  'too large': (request, { owner }) => owner.send(tooLarge(request)),
}

/** The status of one cell. A refusal leaves the owner's rows as they were. */
async function ask(column: Column, asked: Asked): Promise<number> {
  if (column === 'expired') return askExpired(asked)
  const { app, endpoint } = asked
  const owner = await askerOf(app, endpoint, asked.owner)
  const request = await validRequest(app, endpoint, owner)
  const before = await dumpPerson(app, owner)
  const { status } = await sends[column](request, { ...asked, owner })
  if (status >= 400) requireSame(before, await dumpPerson(app, owner))
  return status
}

async function askExpired({ app, endpoint }: Asked): Promise<number> {
  const requests: TestRequest[] = []
  const person = await addExpired(app, async (owner) => {
    requests.push(await validRequest(app, endpoint, owner))
  })
  const [request] = requests
  if (request === undefined) throw new Error('There is nothing to ask')
  const before = await dumpPerson(app, person)
  const { status } = await person.send(request)
  if (status >= 400) requireSame(before, await dumpPerson(app, person))
  return status
}

/** The statuses that an endpoint answers in its columns. */
export async function askAll(app: TestApp, endpoint: Endpoint, people: People): Promise<Row> {
  const row: Row = {}
  for (const column of columnsOf(endpoint)) {
    row[column] = await ask(column, { app, endpoint, ...people }).catch((error: unknown) => {
      throw new Error(`${column}: ${(error as Error).message}`, { cause: error })
    })
  }
  return row
}

function requireSame(before: string, after: string): void {
  if (before !== after) throw new Error(`a refusal made a difference:\n${before}\n${after}`)
}

function withoutRequestId({ status, body, headers }: TestReply): string {
  const { requestId: _, ...rest } = body
  const { 'x-request-id': _id, date: _date, ...others } = headers
  return JSON.stringify([status, rest, others])
}

/** The same request for a row that nobody has. */
export function withMissingId(url: string): string {
  return url.replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/, v4())
}

/** A body that is no JSON, or for a request without one a query that nobody asked for. */
export function malformed(request: TestRequest): TestRequest {
  if (request.method !== 'GET') return { ...request, body: undefined, text: '{"amount":' }
  return { ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}surprise=1` }
}

export function ofOtherType(request: TestRequest): TestRequest {
  const headers = { ...request.headers, 'content-type': 'text/plain' }
  return { ...request, body: undefined, text: '{}', headers }
}

export function tooLarge(request: TestRequest): TestRequest {
  return { ...request, body: undefined, text: JSON.stringify({ description: 'x'.repeat(200_000) }) }
}
