import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { routes } from '#app.ts'
import { validParts } from './arbitrary.ts'
import { nameOf } from './requests.ts'

test.each(routes.map(({ endpoint }) => [nameOf(endpoint), endpoint] as const))(
  'input generated for %s is accepted by its schemas',
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

/** Sample bodies that a schema accepts. */
function samples(body: z.ZodMiniType): unknown[] {
  return fc.sample(validParts({ body }), { numRuns: 200, seed: 1 }).map((parts) => parts.body)
}

test('generates every variant of an enum, and optional fields both present and absent', () => {
  const made = samples(
    z.strictObject({ kind: z.enum(['a', 'b']), note: z.exactOptional(z.string()) }),
  )
  const shapes = made.map((body) => JSON.stringify(Object.keys(body as object)))
  expect(new Set(shapes)).toEqual(new Set(['["kind","note"]', '["kind"]']))
  expect(new Set(made.map((body) => (body as { kind: string }).kind))).toEqual(new Set(['a', 'b']))
})

test('generates an optional body as missing, null and present', () => {
  const made = samples(z.nullish(z.strictObject({})))
  expect(new Set(made.map((body) => JSON.stringify(body)))).toEqual(
    new Set([undefined, 'null', '{}']),
  )
})

test('throws for a field that no generator fits', () => {
  const odd = z.string().check(z.refine((text) => text === 'the one right answer'))
  expect(() => samples(z.strictObject({ odd }))).toThrow('No generator fits this text field')
})
