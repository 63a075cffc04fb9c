import * as z from 'zod/mini'

/** Every error a user can cause, with its HTTP status, title and default message. */
const table = {
  invalid_input: [400, 'Invalid input', 'Please check what you entered.'],
  malformed_json: [400, 'Invalid input', 'The request is not valid JSON.'],
  card_declined: [400, 'Payment declined', 'Your card was declined. You were not charged.'],
  invalid_credentials: [401, 'Not authenticated', 'Invalid email or password'],
  not_authenticated: [401, 'Not authenticated', 'Not authenticated'],
  session_expired: [401, 'Session expired', 'Session expired'],
  trial_over: [402, 'Trial expired', 'Your free trial has expired. Upgrade to continue.'],
  foreign_origin: [403, 'Forbidden', 'This request came from another site and was refused.'],
  not_found: [404, 'Not found', 'There is nothing here.'],
  email_taken: [409, 'Conflict', 'An account with this email already exists.'],
  already_paid: [409, 'Conflict', 'You have already paid. There is nothing more to pay.'],
  payment_pending: [409, 'Conflict', 'Your last payment is still being confirmed.'],
  in_progress: [409, 'Conflict', 'The same request is still in progress.'],
  bill_inactive: [409, 'Conflict', 'This bill is inactive. Activate it to mark it as paid.'],
  changed_since: [409, 'Conflict', 'This has changed since then. Nothing was undone.'],
  count_changed: [409, 'Conflict', 'Other transactions match now. Please check and try again.'],
  due_date_moved: [409, 'Conflict', 'This bill is no longer due on that date.'],
  account_full: [409, 'Account full', 'This account holds as many as it can.'],
  history_expired: [410, 'Gone', 'This happened too long ago to be undone.'],
  version_conflict: [412, 'Edit conflict', 'This was changed elsewhere in the meantime.'],
  too_large: [413, 'Too large', 'The request is too large.'],
  unsupported_media_type: [415, 'Unsupported media type', 'This content type is not accepted.'],
  key_reused: [422, 'Key reused', 'This Idempotency-Key was already used for a different request.'],
  too_many_requests: [429, 'Too many requests', 'Too many attempts. Please wait and try again.'],
  unavailable: [503, 'Unavailable', 'The service is busy. Please try again in a moment.'],
  internal: [500, 'Internal error', 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [number, string, string]>

export type ErrorCode = keyof typeof table

export const errorCodes = Object.keys(table) as [ErrorCode, ...ErrorCode[]]

export function describeError(code: ErrorCode): { status: number; title: string; message: string } {
  const [status, title, message] = table[code]
  return { status, title, message }
}

/** What the page does in addition to showing the error. */
export const problemActions = ['login_required', 'card_declined'] as const
export type ProblemAction = (typeof problemActions)[number]

export type FieldError = { field: string; message: string }

const ChangedRecord = z.object({
  entity: z.enum(['transaction', 'bill']),
  id: z.string(),
  name: z.string(),
  /** The record as it is now, in its wire form; missing if it was deleted. */
  current: z.optional(z.unknown()),
})
export type ChangedRecord = z.output<typeof ChangedRecord>

export type ErrorDetails = {
  /** Shown to the user; defaults to the code's message. */
  message?: string
  errors?: FieldError[]
  /** The current record in its wire form, with `version_conflict`. */
  current?: unknown
  /** The records that prevent an undo, at most ten, with `changed_since`. */
  changed?: ChangedRecord[]
  retryAfterSeconds?: number
  action?: ProblemAction
}

/** An error caused by the caller, never by a bug of ours. It becomes a problem reply in one place. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(details.message ?? describeError(code).message)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}

/** The body of every error reply, `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.enum(errorCodes),
  message: z.string(),
  requestId: z.string(),
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  current: z.optional(z.unknown()),
  action: z.optional(z.enum(problemActions)),
  changed: z.optional(z.array(ChangedRecord)),
})
export type Problem = z.output<typeof Problem>
