import type { Endpoint } from '@evenkeel/domain/endpoint'
import fc from 'fast-check'
import * as z from 'zod/mini'

type Arbitrary = fc.Arbitrary<unknown>

/** Marks an omitted optional field or body. */
const absent = Symbol('absent')

const memo = new WeakMap<z.ZodMiniType, Arbitrary>()

/**
 * Generates values that a schema accepts, in wire form. Derived from the schema's structure; custom rules are met by
 * filtering.
 * @throws Error for a schema type without a generator
 */
function validInput(schema: z.ZodMiniType): Arbitrary {
  const cached = memo.get(schema)
  if (cached) return cached
  const arbitrary = fromStructure(schema)
  memo.set(schema, arbitrary)
  return arbitrary
}

function fromStructure(schema: z.ZodMiniType): Arbitrary {
  const accepts = (value: unknown) => z.safeDecode(schema, value as never).success
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return textFor(schema, accepts)
    case 'number':
      return numberFor(schema).filter(accepts)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'undefined':
    case 'void':
      return fc.constant(absent)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'unknown':
    case 'any':
      return fc.jsonValue({ maxDepth: 2 })
    case 'optional':
    case 'default':
    case 'prefault':
      return fc.oneof(fc.constant(absent), validInput(def.innerType as z.ZodMiniType))
    case 'nullable':
      return fc.oneof(fc.constant(null), validInput(def.innerType as z.ZodMiniType))
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return validInput(def.innerType as z.ZodMiniType)
    case 'pipe':
      return validInput(def.in as z.ZodMiniType).filter(accepts)
    case 'union':
      return fc.oneof(...def.options.map((option) => validInput(option as z.ZodMiniType)))
    case 'array':
      return fc.array(validInput(def.element as z.ZodMiniType), { maxLength: 10 }).filter(accepts)
    case 'record':
      return fc.dictionary(
        validInput(def.keyType as z.ZodMiniType) as fc.Arbitrary<string>,
        validInput(def.valueType as z.ZodMiniType),
        { maxKeys: 5 },
      )
    case 'object':
      return objectFor(def.shape as Record<string, z.ZodMiniType>).filter(accepts)
    default:
      throw new Error(`No generator for a schema of type ${def.type}`)
  }
}

function objectFor(shape: Readonly<Record<string, z.ZodMiniType>>): Arbitrary {
  const fields = Object.entries(shape).map(([name, field]) => [name, validInput(field)])
  return fc
    .record(Object.fromEntries(fields) as Record<string, Arbitrary>)
    .map((object) =>
      Object.fromEntries(Object.entries(object).filter(([, value]) => value !== absent)),
    )
}

function numberFor(schema: z.ZodMiniType): Arbitrary {
  const { minimum, maximum, format } = bagOf(schema) as {
    minimum?: number
    maximum?: number
    format?: string
  }
  const whole = format === 'safeint' || format === 'int32' || format === 'uint32'
  return whole
    ? fc.integer({ min: minimum ?? -(2 ** 31), max: Math.min(maximum ?? 2 ** 31 - 1, 2 ** 31 - 1) })
    : fc.double({ min: minimum ?? -1e9, max: maximum ?? 1e9, noNaN: true })
}

function bagOf(schema: z.ZodMiniType): Record<string, unknown> {
  return (schema as unknown as z.core.$ZodTypes)._zod.bag as Record<string, unknown>
}

const digit = fc.constantFrom(...'0123456789')
const lower = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz')
const upper = fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ')
const sign = fc.constantFrom(...'!@#$%^&*()-_ =+[]{};:,.<>/?~é€漢')

const day = fc
  .integer({ min: Date.UTC(1900, 0, 2), max: Date.UTC(2199, 11, 30) })
  .map((ms) => new Date(ms).toISOString())

/** The kinds of text used by the API's fields. A schema uses the ones it accepts. */
const texts: Readonly<Record<string, fc.Arbitrary<string>>> = {
  day: day.map((text) => text.slice(0, 10)),
  timestamp: day,
  zonedTimestamp: fc
    .tuple(day, fc.constantFrom('+00:00', '-08:00', '+05:30', '+14:00'))
    .map(([text, zone]) => text.replace('Z', zone)),
  amount: fc
    .tuple(fc.integer({ min: 1, max: 9_999_999_999 }), fc.boolean())
    .map(([cents, short]) => (cents / 100).toFixed(short && cents % 100 === 0 ? 0 : 2)),
  smallAmount: fc.integer({ min: 1, max: 500_000 }).map((cents) => (cents / 100).toFixed(2)),
  month: fc.stringMatching(/^20[0-3]\d-(0[1-9]|1[0-2])$/),
  count: fc.integer({ min: 0, max: 1000 }).map(String),
  smallCount: fc.integer({ min: 1, max: 100 }).map(String),
  email: fc
    .tuple(
      fc.string({ unit: fc.oneof(lower, upper, digit), minLength: 3, maxLength: 20 }),
      // Unbiased, so that two emails never collide by chance.
      fc.noBias(fc.bigInt({ min: 0n, max: 2n ** 64n })),
    )
    .map(([name, host]) => `${name}@h${host.toString(36)}.example`),
  password: fc
    .tuple(
      fc.string({ unit: upper, minLength: 1, maxLength: 4 }),
      fc.string({ unit: lower, minLength: 5, maxLength: 40 }),
      fc.string({ unit: digit, minLength: 1, maxLength: 4 }),
      fc.string({ unit: sign, minLength: 1, maxLength: 4 }),
    )
    .map((parts) => parts.join('')),
  uuid: fc.uuid(),
  sessionId: fc.uuid().map((text) => text.replaceAll('-', '')),
  cardToken: fc.stringMatching(/^cnon:[\w-]{1,40}$/),
  fourDigits: fc.integer({ min: 0, max: 9999 }).map((number) => String(number).padStart(4, '0')),
  token: fc.base64String({ minLength: 43, maxLength: 44 }).map((text) => text.replaceAll('/', '_')),
  category: fc.constantFrom(
    'Housing',
    'Food & Dining',
    'Other',
    'Salary',
    'constructor',
    'Café ☕',
  ),
  words: fc.string({ unit: fc.oneof(lower, upper, fc.constant(' ')), minLength: 2, maxLength: 60 }),
  anything: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  lines: fc
    .array(fc.string({ unit: 'grapheme', maxLength: 40 }), { maxLength: 5 })
    .map((lines) => lines.join('\n')),
  empty: fc.constant(''),
}

/** Generators accepted less often than this are too slow to filter. */
const acceptedShareMin = 0.2
const tries = 25

function textFor(schema: z.ZodMiniType, accepts: (value: unknown) => boolean): Arbitrary {
  const patterns = [...((bagOf(schema).patterns as Set<RegExp> | undefined) ?? [])]
  const candidates = [
    ...Object.values(texts),
    ...patterns.map((pattern) => fc.stringMatching(pattern)),
  ]
  const fitting = candidates.filter((candidate) => shareOf(candidate, accepts) >= acceptedShareMin)
  if (fitting.length === 0) {
    throw new Error('No generator fits this text field; add one to `texts` in arbitrary.ts')
  }
  return fc.oneof(...fitting).filter(accepts)
}

function shareOf(candidate: fc.Arbitrary<string>, accepts: (value: unknown) => boolean): number {
  const samples = fc.sample(candidate, { numRuns: tries, seed: 1 })
  return samples.filter(accepts).length / tries
}

/** The parts of a request described by schemas; an undefined body is omitted. */
export type Input = {
  params: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body: unknown
}

/** Generates input that an endpoint's schemas accept. */
export function validParts(
  endpoint: Pick<Endpoint, 'params' | 'query' | 'requestHeaders' | 'body' | 'bodyForm'>,
): fc.Arbitrary<Input> {
  const part = (schema: z.ZodMiniType | undefined) =>
    schema ? validInput(schema) : fc.constant({})
  return fc
    .record({
      params: part(endpoint.params),
      query: part(endpoint.query),
      headers: part(endpoint.requestHeaders),
      body: validBody(endpoint),
    })
    .map(({ params, query, headers, body }) => ({
      params: params as Input['params'],
      query: query as Input['query'],
      headers: headers as Input['headers'],
      body: body === absent ? undefined : body,
    }))
}

function validBody({ body, bodyForm }: Pick<Endpoint, 'body' | 'bodyForm'>): Arbitrary {
  if (bodyForm?.as === 'bytes' || bodyForm?.as === 'stream') return fc.uint8Array({ maxLength: 50 })
  return body ? validInput(body) : fc.constant(absent)
}
