import { endpoint, IdParams, queryInt } from '@evenkeel/domain/endpoint'
import { Amount } from '@evenkeel/domain/money'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openApiDocument } from '#http/openapi.ts'
import { createReplyCheck } from './replies.ts'

const Row = z.strictObject({ amount: Amount })
const planted = [
  endpoint({
    method: 'GET',
    path: '/api/planted/:id',
    summary: 'A row',
    access: 'public',
    params: IdParams,
    reply: { 200: Row },
    headers: { 'X-Rows': queryInt(0, 100) },
  }),
  endpoint({
    method: 'GET',
    path: '/api/planted/report.csv',
    summary: 'Rows as text',
    access: 'public',
    reply: { 200: z.string() },
    media: 'text/csv',
  }),
]
const check = await createReplyCheck(planted, openApiDocument(planted, 'evenkeel'))

const json = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  'x-request-id': 'r',
}
const problemHeaders = { ...json, 'content-type': 'application/problem+json; charset=utf-8' }
const csv = { ...json, 'content-type': 'text/csv; charset=utf-8' }
const notFound = {
  type: 'about:blank',
  title: 'Not found',
  status: 404,
  code: 'not_found',
  message: 'There is nothing here.',
  requestId: 'r',
}

test.each([
  ['a reply as described', 200, json, '{"amount":"1.20"}', undefined],
  ['a CSV reply as described', 200, csv, 'Date\r\n', undefined],
  ['a problem', 404, problemHeaders, JSON.stringify(notFound), undefined],
  ['a number for an amount', 200, json, '{"amount":1.2}', /its own schema rejects it/],
  ['an extra field', 200, json, '{"amount":"1.20","secret":1}', /its own schema rejects it/],
  ['an undeclared status', 202, json, '{"amount":"1.20"}', /does not declare status 202/],
  ['CSV instead of JSON', 200, csv, 'Date\r\n', /it came as text\/csv/],
  ['malformed JSON', 200, json, '{"amount"', /its own schema rejects it/],
  ['an error that is not a problem document', 404, json, '{}', /instead of a problem/],
  [
    'a problem without a code',
    404,
    problemHeaders,
    '{"status":404}',
    /the Problem schema rejects it/,
  ],
  [
    'a different status in the body',
    400,
    problemHeaders,
    JSON.stringify(notFound),
    /the body says 404/,
  ],
  ['a declared header', 200, { ...json, 'x-rows': '7' }, '{"amount":"1.20"}', undefined],
  ['a header of another form', 200, { ...json, 'x-rows': 'many' }, '{"amount":"1.20"}', /x-rows/],
  ['an undeclared header', 200, { ...json, 'x-debug': '1' }, '{}', /does not declare.* x-debug/],
  ['a cacheable reply', 200, { ...json, 'cache-control': 'public' }, '{}', /cacheable/],
])('%s', (name, status, headers, text, problem) => {
  const path = name === 'a CSV reply as described' ? '/api/planted/report.csv' : '/api/planted/7'
  const found = check('GET', path, { status, headers, text })
  if (problem === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(problem)
})

test('a reply that only the OpenAPI document forbids is caught', async () => {
  const document = openApiDocument(planted, 'evenkeel')
  const narrow = JSON.parse(
    JSON.stringify(document).replace('"amount":{"type":"string"', '"amount":{"type":"null"'),
  )
  const narrowCheck = await createReplyCheck(planted, narrow)
  const reply = { status: 200, headers: json, text: '{"amount":"1.20"}' }
  expect(narrowCheck('GET', '/api/planted/7', reply)).toMatch(/the document rejects it/)
})
