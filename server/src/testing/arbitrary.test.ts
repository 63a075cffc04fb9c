import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { routes } from '#app.ts'
import { validParts } from './arbitrary.ts'
import { nameOf } from './requests.ts'

test.each(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  'what is made for %s is what its schemas accept',
  (_name, endpoint) => {
    fc.assert(
      fc.property(validParts(endpoint), ({ params, query, body }) => {
        for (const [schema, value] of [
          [endpoint.params, params],
          [endpoint.query, query],
          [endpoint.body, body],
        ] as const) {
          if (schema) expect(z.safeDecode(schema, value as never).error).toBeUndefined()
        }
      }),
    )
  },
)

/** Many bodies that a schema accepts. */
function samples(body: z.ZodType): unknown[] {
  return fc.sample(validParts({ body }), { numRuns: 200, seed: 1 }).map((parts) => parts.body)
}

test('every kind of a union and every presence of a field is made', () => {
  const made = samples(
    z.strictObject({ kind: z.enum(['a', 'b']), note: z.string().exactOptional() }),
  )
  const shapes = made.map((body) => JSON.stringify(Object.keys(body as object)))
  expect(new Set(shapes)).toEqual(new Set(['["kind","note"]', '["kind"]']))
  expect(new Set(made.map((body) => (body as { kind: string }).kind))).toEqual(new Set(['a', 'b']))
})

test('a body that may be missing is missing, null or there', () => {
  const made = samples(z.strictObject({}).nullish())
  expect(new Set(made.map((body) => JSON.stringify(body)))).toEqual(
    new Set([undefined, 'null', '{}']),
  )
})

test('a field that nothing here fits is told', () => {
  const odd = z.string().refine((text) => text === 'the one right answer')
  expect(() => samples(z.strictObject({ odd }))).toThrow('No kind of text here fits this field')
})
