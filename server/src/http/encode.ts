import * as z from 'zod/mini'
import type * as core from 'zod/v4/core'

/** Turns a value into its wire form. */
export type Encode = (value: unknown) => unknown

const unchanged: Encode = (value) => value

const withoutParts: ReadonlySet<string> = new Set([
  ...['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined'],
  ...['date', 'map', 'custom'],
])

/**
 * Encodes values that are known to match a schema: its codecs run, its checks do not. Handlers are type-checked and
 * tests validate every reply; validating each row again would dominate the cost of a long list. Fields that are not in
 * the schema are dropped.
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
      return withoutParts.has(def.type) ? unchanged : (value) => z.encode(schema, value)
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
  const [encodeOutput, encodeWire] = [encoderOf(out), encoderOf(wire)]
  return (value) => encodeWire(reverseTransform(encodeOutput(value) as never, withoutIssues))
}

/** Our codecs throw instead of reporting issues, because a value that cannot be encoded is a bug. */
const withoutIssues = {
  value: undefined,
  issues: [],
} as unknown as core.ParsePayload
