import * as z from 'zod/mini'
import { Day } from '#calendar'
import { Id } from '#endpoint'
import { TransactionFilter } from '#transactions'

/** The unit of a fact. */
export const factUnits = ['usd', 'percent', 'count', 'points', 'date', 'text'] as const
export type FactUnit = (typeof factUnits)[number]

/**
 * How a fact is computed from what `of` names.
 * Of one source: `sum net count average max min first last amount date name yearly score usage`.
 * Of facts: `plus minus percent change per times`. `given` repeats the user's own number. `rule` is what no rows can
 * show, such as the smallest saving that raises the score.
 */
export const factOps = [
  'sum',
  'net',
  'count',
  'average',
  'max',
  'min',
  'first',
  'last',
  'amount',
  'date',
  'name',
  'yearly',
  'score',
  'usage',
  'plus',
  'minus',
  'percent',
  'change',
  'per',
  'times',
  'given',
  'rule',
] as const
export type FactOp = (typeof factOps)[number]

/** A figure with its proof: the operation, and the sources and earlier facts it is computed from. */
export const Fact = z.strictObject({
  id: z.string(),
  label: z.string(),
  unit: z.enum(factUnits),
  /** Plain, for machines: `-12.30`, `63.4`, `20`, `2026-05-01`. */
  value: z.string(),
  /** As shown: `−$12.30`, `63.4%`, `20`, `May 1, 2026`. */
  text: z.string(),
  op: z.enum(factOps),
  of: z.array(z.string()),
  /** What `per` divides and `times` multiplies by: a whole number, a decimal, or a quotient such as `151/7`. */
  by: z.exactOptional(z.string()),
})
export type Fact = z.output<typeof Fact>

/** Transactions a fact rests on: those matching one of `any`, except those matching one of `not`. */
export const RowSource = z.strictObject({
  id: z.string(),
  label: z.string(),
  count: z.int(),
  any: z.array(TransactionFilter),
  not: z.exactOptional(z.array(TransactionFilter)),
})
export type RowSource = z.output<typeof RowSource>

/** Bill occurrences a fact rests on. */
export const DueSource = z.strictObject({
  id: z.string(),
  label: z.string(),
  count: z.int(),
  dues: z.array(z.strictObject({ bill: Id, due: Day })),
})
export type DueSource = z.output<typeof DueSource>

export const Source = z.union([RowSource, DueSource])
export type Source = z.output<typeof Source>
