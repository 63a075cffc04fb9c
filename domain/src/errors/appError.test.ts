import { describe, expect, it } from 'vitest'
import { AppError, describeError, type ErrorCode, errorCodes, Problem } from './appError.ts'

/** The promised HTTP statuses, repeated here on purpose. */
const statuses: Record<ErrorCode, number> = {
  invalid_input: 400,
  malformed_json: 400,
  card_declined: 400,
  invalid_credentials: 401,
  not_authenticated: 401,
  session_expired: 401,
  trial_over: 402,
  foreign_origin: 403,
  not_found: 404,
  email_taken: 409,
  already_paid: 409,
  payment_pending: 409,
  in_progress: 409,
  bill_inactive: 409,
  changed_since: 409,
  count_changed: 409,
  due_date_moved: 409,
  account_full: 409,
  history_expired: 410,
  version_conflict: 412,
  too_large: 413,
  unsupported_media_type: 415,
  key_reused: 422,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
}

describe('error codes', () => {
  it.each(errorCodes)('%s has its status, a title and a message', (code) => {
    const { status, title, message } = describeError(code)
    expect(status).toBe(statuses[code])
    expect(title).not.toBe('')
    expect(message).toMatch(/^[A-Z].*\w[.]?$/)
  })

  it.each([
    ['not_authenticated', 'Not authenticated'],
    ['session_expired', 'Session expired'],
    ['invalid_credentials', 'Invalid email or password'],
  ] as const)('%s says: %s', (code, message) => {
    expect(describeError(code).message).toBe(message)
  })

  it("uses 'Session expired' for no other code", () => {
    const codes = errorCodes.filter((code) =>
      describeError(code).message.includes('Session expired'),
    )
    expect(codes).toEqual(['session_expired'])
  })

  it('are thrown as errors with a code and details', () => {
    const plain = new AppError('trial_over')
    expect(plain).toBeInstanceOf(Error)
    expect(plain).toMatchObject({
      name: 'AppError',
      code: 'trial_over',
      message: 'Your free trial has expired. Upgrade to continue.',
      details: {},
    })
    const detailed = new AppError('invalid_input', {
      message: 'Date is required',
      errors: [{ field: 'date', message: 'Date is required' }],
    })
    expect(detailed.message).toBe('Date is required')
    expect(detailed.details.errors).toEqual([{ field: 'date', message: 'Date is required' }])
  })

  it('have a reply body the browser can parse', () => {
    const body = {
      type: 'about:blank',
      title: 'Edit conflict',
      status: 412,
      code: 'version_conflict',
      message: 'This was changed elsewhere in the meantime.',
      requestId: 'r1',
      current: { version: 2 },
    }
    expect(Problem.parse(body)).toEqual(body)
    expect(Problem.safeParse({ ...body, code: 'made_up' }).success).toBe(false)
  })
})
