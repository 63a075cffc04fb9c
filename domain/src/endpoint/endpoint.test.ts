import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, fillPath } from './endpoint.ts'
import { Id, queryInt } from './fields.ts'

describe('fillPath', () => {
  it.each([
    ['/api/transactions', {}, '/api/transactions'],
    ['/api/transactions/:id', { id: 'abc' }, '/api/transactions/abc'],
    ['/api/transactions/:id/parts/:part', { id: 1, part: 2 }, '/api/transactions/1/parts/2'],
    ['/api/transactions/:type', { type: 'a/b?c=d#e f' }, '/api/transactions/a%2Fb%3Fc%3Dd%23e%20f'],
    ['/api/x/:name', { name: '日本 $& $1' }, '/api/x/%E6%97%A5%E6%9C%AC%20%24%26%20%241'],
  ])('%s with %j is %s', (path, params, expected) => {
    expect(fillPath(path, params)).toBe(expected)
  })

  it('throws if a parameter is missing', () => {
    expect(() => fillPath('/api/transactions/:id')).toThrow(RangeError)
    expect(() => fillPath('/api/transactions/:id', { Id: 'x' })).toThrow(RangeError)
  })
})

describe('an endpoint', () => {
  it('returns its description unchanged', () => {
    const description = {
      method: 'GET',
      path: '/api/x',
      summary: 'X',
      access: 'public',
      reply: { 200: z.string() },
    } as const
    expect(endpoint(description)).toBe(description)
  })
})

describe('queryInt', () => {
  const Limit = queryInt(1, 1000)

  it.each([
    ['1', 1],
    ['1000', 1000],
    ['050', 50],
  ])('%s is %i', (text, value) => {
    expect(Limit.parse(text)).toBe(value)
  })

  it.each(['0', '1001', '-1', '+1', '1.5', '1e2', '', ' 1', '１', '9999999999', 5])(
    'rejects %j',
    (value) => {
      expect(Limit.safeParse(value).success).toBe(false)
    },
  )

  it('encodes as text', () => {
    expect(z.encode(Limit, 50)).toBe('50')
  })
})

describe('an id', () => {
  it('must be a UUID', () => {
    expect(Id.safeParse('019a3b1c-0000-7000-8000-000000000001').success).toBe(true)
    for (const text of [
      '',
      '1',
      '019a3b1c',
      "' or 1=1 --",
      '019a3b1c-0000-7000-8000-00000000000g',
    ]) {
      expect(Id.safeParse(text).success, text).toBe(false)
    }
  })
})
