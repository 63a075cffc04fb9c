import { describe, expect, test } from 'vitest'
import { ApiError, isStatus, NetworkError, sentenceOf } from './errors.ts'

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  code: 'email_taken',
  message: 'An account with this email already exists.',
  requestId: 'r-1',
  errors: [{ field: 'email', message: 'Taken' }],
}

describe('ApiError', () => {
  test('has the status and the response text', () => {
    const body = JSON.stringify(problem)
    expect(new ApiError(409, 'Conflict', body).message).toBe(`409: ${body}`)
  })

  test('has the status text if the body is empty', () => {
    expect(new ApiError(503, 'Service Unavailable', '').message).toBe('503: Service Unavailable')
  })

  test('has the status and the problem', () => {
    const error = new ApiError(409, 'Conflict', JSON.stringify(problem))
    expect(error.status).toBe(409)
    expect(error.problem).toEqual(problem)
    expect(sentenceOf(error)).toBe('An account with this email already exists.')
  })

  test.each([
    ['a page of a proxy', '<html>Bad gateway</html>'],
    ['JSON of another kind', '{"error":"nope"}'],
    ['a problem with a code that this page does not know', '{"code":"brand_new"}'],
    ['nothing', ''],
  ])('has no problem for %s', (_, body) => {
    const error = new ApiError(502, 'Bad Gateway', body)
    expect(error.problem).toBeUndefined()
    expect(sentenceOf(error)).toBeUndefined()
  })
})

test('a lost connection has its own message', () => {
  const error = new NetworkError(new TypeError('Failed to fetch'))
  expect(sentenceOf(error)).toBe('Unable to connect. Please check your connection and try again.')
})

test('only replies have a status', () => {
  expect(isStatus(new ApiError(401, '', ''), 401)).toBe(true)
  expect(isStatus(new ApiError(402, '', ''), 401)).toBe(false)
  expect(isStatus(new NetworkError(undefined), 401)).toBe(false)
})
