import * as z from 'zod'
import type * as core from 'zod/v4/core'

/** Turns a value into its wire form. */
export type Encode = (value: unknown) => unknown

const asItIs: Encode = (value) => value

const withoutParts: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined'],
  ...['date', 'map', 'custom'],
])

/**
 * The way from our values to the wire form of a schema that they are known to fit: its codecs run, and its checks do
 * not. The type checker has seen every answer and the tests hold replies against their schemas; to check each row
 * again would be most of what a long list costs. Of an object only the schema's own fields go out.
 */
export function encoderOf(schema: core.$ZodType): Encode {
  const { def } = (schema as core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return objectEncoder(def.shape)
    case 'array':
      return arrayEncoder(encoderOf(def.element))
    case 'record':
      return recordEncoder(encoderOf(def.valueType))
    case 'nullable':
    case 'optional': {
      const encode = encoderOf(def.innerType)
      return (value) => (value === null || value === undefined ? value : encode(value))
    }
    case 'pipe':
      return codecEncoder(def as core.$ZodCodecDef)
    default:
      return withoutParts.has(def.type) ? asItIs : (value) => z.encode(schema, value)
  }
}

function objectEncoder(shape: core.$ZodShape): Encode {
  const fields = Object.entries(shape).map(([name, field]) => [name, encoderOf(field)] as const)
  return (value) => {
    const from = value as Readonly<Record<string, unknown>>
    const encoded: Record<string, unknown> = {}
    for (const [name, encode] of fields) {
      if (from[name] !== undefined) encoded[name] = encode(from[name])
    }
    return encoded
  }
}

function arrayEncoder(encode: Encode): Encode {
  return (value) => (value as readonly unknown[]).map(encode)
}

function recordEncoder(encode: Encode): Encode {
  return (value) =>
    Object.fromEntries(Object.entries(value as object).map(([key, part]) => [key, encode(part)]))
}

function codecEncoder({ in: wire, out, reverseTransform }: core.$ZodCodecDef): Encode {
  const [before, behind] = [encoderOf(out), encoderOf(wire)]
  return (value) => behind(reverseTransform(before(value) as never, withoutIssues))
}

/** Our codecs never report an issue while they encode: what cannot be written is our own mistake, and they throw. */
const withoutIssues = {
  value: undefined,
  issues: [],
} as unknown as core.ParsePayload
