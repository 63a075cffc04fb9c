import type { Endpoint } from '@evenkeel/domain/endpoint'
import fc from 'fast-check'
import type { TestRequest } from './app.ts'

// Corrupted, malicious and arbitrary requests.

/** Values that break code expecting something else. */
const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    0.1,
    2 ** 53,
    '',
    ' ',
    '0',
    '-1.00',
    '1e3',
    'NaN',
    'Infinity',
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\ufeff',
    '__proto__',
    'constructor',
    '2026-02-30',
    '9999-12-31',
    '0000-01-01',
    '+275760-09-13T00:00:00.000Z',
    '99999999999.99',
    "' or 1=1 --",
    '%s%n',
    '../../etc/passwd',
    '{{7*7}}',
    '=1+1',
    [],
    {},
    [[[[]]]],
    { $ne: null },
    { __proto__: null },
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ minLength: 200, maxLength: 600 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const extraField = fc.constantFrom(
  'id',
  'userId',
  'hasPaid',
  'version',
  'createdAt',
  'isTrialActive',
  'trialEndDate',
  'billId',
  'constructor',
  'toString',
  '__proto__',
  '',
  'limit',
)

const oddQuery = fc.oneof(
  fc.constantFrom(
    'limit=5&limit=6',
    'limit=-1',
    'limit=99999999999999999999',
    'offset=1e9',
    'q=%00',
    'q=%ff%fe',
    'q=%',
    'after=%%%',
    'after=bnVsbA',
    'before=W10',
    'startDate[]=2026-01-01',
    'startDate=0000-01-01',
    'today=9999-99-99',
    '__proto__[x]=1',
    '&&&&====',
    '?',
    'sort=__proto__',
  ),
  fc.webQueryParameters(),
)

const oddPathPart = fc.oneof(
  fc.constantFrom(
    '%00',
    '%zz',
    '%2e%2e',
    '..',
    '%2f',
    'null',
    'undefined',
    '0',
    '019cf0d4-bdc0-738e-88e0-6427d6cfbc32',
    '00000000-0000-0000-0000-000000000000',
    'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
    'a'.repeat(300),
    '%F0%9F%92%A9',
  ),
  fc.webSegment(),
)

const oddHeaders = fc.constantFrom<Record<string, string | undefined>>(
  { origin: undefined },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { origin: 'http://localhost:3000.evil.example' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json;' },
  { 'content-type': 'APPLICATION/JSON' },
  { 'content-type': 'application/xml' },
  { 'content-type': 'multipart/form-data; boundary=x' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': '' },
  { cookie: 'evenkeel=' },
  { cookie: `evenkeel=${'A'.repeat(43)}` },
  { cookie: `evenkeel=${'A'.repeat(4000)}` },
  { cookie: 'evenkeel=%00%ff; evenkeel=b' },
  { cookie: ';;;=;' },
  { 'if-match': '"0"' },
  { 'if-match': 'W/"1"' },
  { 'if-match': '"99999999999999999999"' },
  { 'if-match': '*' },
  { 'idempotency-key': '' },
  { 'idempotency-key': 'a b' },
  { 'idempotency-key': 'x'.repeat(300) },
  { 'idempotency-key': 'same' },
  { 'content-length': '0' },
  { 'accept-encoding': 'gzip' },
  { 'accept-encoding': 'br;q=1.0, *;q=0' },
  { accept: 'text/html' },
  { 'x-forwarded-for': "1.2.3.4, ' or 1=1" },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=0-1' },
)

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '{',
    '{}',
    '[]',
    'null',
    'true',
    '0',
    '"text"',
    '{"a":1,}',
    "{'a':1}",
    '{"__proto__":{"hasPaid":true}}',
    '{"constructor":{"prototype":{}}}',
    '\ufeff{}',
    '{"amount":1e999}',
    `${'['.repeat(5000)}${']'.repeat(5000)}`,
    `{"a":"${'x'.repeat(140_000)}"}`,
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.json(),
)

type Mutation = (request: TestRequest) => TestRequest

function changeBody(change: (body: Record<string, unknown>) => unknown): Mutation {
  return (request) => {
    const { body } = request
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
    return { ...request, body: change(isObject ? { ...body } : {}) }
  }
}

const dropField = fc.nat().map((number) =>
  changeBody((body) => {
    const names = Object.keys(body)
    const gone = names[number % Math.max(1, names.length)]
    return Object.fromEntries(Object.entries(body).filter(([name]) => name !== gone))
  }),
)

const replaceField = fc.tuple(fc.nat(), oddValue).map(([number, value]) =>
  changeBody((body) => {
    const names = Object.keys(body)
    return { ...body, [names[number % Math.max(1, names.length)] ?? 'amount']: value }
  }),
)

const addField = fc
  .tuple(extraField, oddValue)
  .map(([name, value]) =>
    changeBody((body) => Object.fromEntries([...Object.entries(body), [name, value]])),
  )

const replaceBody = oddValue.map((value) => changeBody(() => value))

const replaceText = oddText.map(
  (text): Mutation =>
    (request) => ({ ...request, body: undefined, text }),
)

const addQuery = oddQuery.map(
  (query): Mutation =>
    (request) => ({
      ...request,
      url: `${request.url}${request.url.includes('?') ? '&' : '?'}${query}`,
    }),
)

const replacePathPart = fc.tuple(fc.nat(), oddPathPart).map(
  ([number, part]): Mutation =>
    (request) => {
      const [path = '', ...search] = request.url.split('?')
      const parts = path.split('/')
      // Skip the empty part before the first slash, and `api`.
      parts[2 + (number % Math.max(1, parts.length - 2))] = part
      return { ...request, url: [parts.join('/'), ...search].join('?') }
    },
)

const addHeaders = oddHeaders.map(
  (headers): Mutation =>
    (request) => ({ ...request, headers: { ...request.headers, ...headers } }),
)

const changeMethod = fc
  .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS' as const)
  .map(
    (method): Mutation =>
      (request) => ({ ...request, method: method as TestRequest['method'] }),
  )

/** One or two changes to a valid request. Requests with a body mostly get it changed. */
export function mutations(endpoint: Endpoint): fc.Arbitrary<Mutation> {
  const anywhere = [addQuery, replacePathPart, addHeaders, changeMethod]
  const inBody = [dropField, replaceField, addField, replaceBody, replaceText]
  const one = fc.oneof(
    ...(endpoint.method === 'GET' ? anywhere : [...inBody, ...inBody, ...anywhere]),
  )
  return fc.array(one, { minLength: 1, maxLength: 2 }).map((changes): Mutation => {
    return (request) => changes.reduce((so, change) => change(so), request)
  })
}
