import { expect, test } from 'vitest'
import { routes } from '#app.ts'
import { openTestApp } from '#testing/app.ts'

const app = await openTestApp()
const { body: document } = await app.send({ method: 'GET', url: '/api/openapi.json' })

test('the document describes every endpoint and nothing else', () => {
  const described = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const served = routes.map(
    ({ endpoint }) => `${endpoint.method} ${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.toSorted()).toEqual(served.toSorted())
  expect(document.openapi).toBe('3.1.0')
})

test('a transaction is described in its wire form', () => {
  const { post, get } = document.paths['/api/transactions']
  const body = post.requestBody.content['application/json'].schema
  expect(body.required).toEqual(['type', 'amount', 'category', 'date'])
  expect(body.additionalProperties).toBe(false)
  expect(body.properties.amount.type).toBe('string')
  expect(body.properties.description.anyOf).toContainEqual({ type: 'null' })
  expect(post.security).toEqual([{ session: [] }])
  const headers = post.parameters.map(({ name }: { name: string }) => name)
  expect(headers).toEqual(['Idempotency-Key'])
  expect(get.responses[200].content['application/json'].schema.items.required).toContain('version')
  const options = get.parameters.map(({ name }: { name: string }) => name)
  expect(options).toEqual(
    expect.arrayContaining(['q', 'sort', 'order', 'limit', 'offset', 'after', 'before', 'last']),
  )
})

test('the headers of a reply are described', () => {
  const { headers } = document.paths['/api/transactions'].get.responses[200]
  expect(Object.keys(headers)).toEqual(['X-Total-Count', 'X-Total-Net', 'Link'])
  expect(headers['X-Total-Count']).toMatchObject({ required: false, schema: { type: 'string' } })
  const deleted = document.paths['/api/transactions/{id}'].delete.responses[204]
  expect(Object.keys(deleted.headers)).toContain('Ledger-Action')
})

test('the required access is described', () => {
  for (const { endpoint } of routes) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path][endpoint.method.toLowerCase()]
    expect(operation.security).toEqual(endpoint.access === 'public' ? [] : [{ session: [] }])
    expect(operation.summary).toBe(endpoint.summary)
  }
})

test('path parameters are required and described', () => {
  for (const [path, operations] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1])
    for (const { parameters } of Object.values(
      operations as Record<
        string,
        { parameters: { name: string; in: string; required: boolean }[] }
      >,
    )) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(named)
      expect(inPath.every(({ required }) => required)).toBe(true)
    }
  }
})

test('every reference resolves', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce((at, step) => at?.[step], document)
    expect(target).toBeDefined()
  }
})

test('the cookie has the name used on this site', async () => {
  const secure = await openTestApp({ beside: app, env: { PUBLIC_URL: 'https://money.example' } })
  const { body } = await secure.send({ method: 'GET', url: '/api/openapi.json' })
  expect(body.components.securitySchemes.session).toMatchObject({
    in: 'cookie',
    name: '__Host-evenkeel',
  })
})
