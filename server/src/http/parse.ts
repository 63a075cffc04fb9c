import type { Endpoint } from '@evenkeel/domain/endpoint'
import { AppError } from '@evenkeel/domain/errors'
import * as z from 'zod/mini'

/** Messages for schemas without their own; Zod's defaults are meant for developers. */
z.config({
  localeError: (issue) => {
    if (issue.code === 'unrecognized_keys') return `There is no field ${issue.keys.join(', ')}`
    if (issue.code === 'invalid_value') return `Choose one of ${issue.values.join(', ')}`
    if (issue.code === 'invalid_type' && issue.input == null) return 'This is required'
    if (issue.code === 'too_big') return 'This is too long'
    return 'This is not valid'
  },
})

/** Parses one part of a request by its schema; the first issue becomes the message of the reply. */
export function parsePart(schema: z.ZodMiniType | undefined, value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = z.safeDecode(schema, value)
  if (result.success) return result.data
  const errors = firstForEachField(result.error)
  throw new AppError('invalid_input', { message: errors[0]?.message ?? 'Invalid input', errors })
}

function firstForEachField(error: z.core.$ZodError) {
  const byField = new Map<string, string>()
  for (const issue of error.issues.flatMap(closestIssues)) {
    const field = issue.path.join('.')
    if (!byField.has(field)) byField.set(field, issue.message)
  }
  return [...byField].map(([field, message]) => ({ field, message }))
}

/** For a union, the issues of the option that matches the input best. */
function closestIssues(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [closest] = issue.errors.toSorted((a, b) => a.length - b.length)
  return closest === undefined || closest.length === 0 ? [issue] : closest
}

/** Parses a JSON body; an empty one is `null`, which an optional body accepts. */
export function parseJson(text: unknown): unknown {
  if (typeof text !== 'string' || text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    throw new AppError('malformed_json')
  }
}

/** `If-Match: "3"`, the version of a record; `*` or no header means any version. */
export function parseIfMatch(endpoint: Endpoint, header: string | undefined): number | undefined {
  if (!endpoint.ifMatch || header === undefined || header === '*') return undefined
  const digits = /^"?(\d{1,9})"?$/.exec(header)?.[1]
  if (digits === undefined) {
    throw new AppError('invalid_input', { message: 'If-Match must name a version, such as "3"' })
  }
  return Number(digits)
}

/** An `Idempotency-Key` of visible ASCII, at most 255 characters. */
export function parseIdempotencyKey(
  endpoint: Endpoint,
  header: string | undefined,
): string | undefined {
  if (!endpoint.idempotent || header === undefined) return undefined
  if (!/^[\x21-\x7e]{1,255}$/.test(header)) {
    throw new AppError('invalid_input', {
      message: 'Idempotency-Key must be 1 to 255 visible characters',
    })
  }
  return header
}
