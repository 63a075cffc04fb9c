import * as z from 'zod/mini'
import { MoneyNumber } from '#money'

/** The total of one category. */
const CategoryFigures = z.strictObject({ amount: MoneyNumber, count: z.int() })
export type CategoryFigures = z.output<typeof CategoryFigures>

/** An object by category on the wire; a Map inside, so that no category name collides with an object property. */
const Breakdown = z.codec(
  z.record(z.string(), CategoryFigures),
  z.map(z.string(), z.custom<CategoryFigures>()),
  {
    decode: (record) => new Map(Object.entries(record)),
    encode: (map) => Object.fromEntries(map),
  },
)

/** Totals and category breakdowns for a date range; sums are whole cents inside. */
export const Summary = z.strictObject({
  totalIncome: MoneyNumber,
  totalExpenses: MoneyNumber,
  netBalance: MoneyNumber,
  /** By expense category. */
  categoryBreakdown: Breakdown,
  /** By income category, kept separate because both types have an "Other". */
  incomeBreakdown: Breakdown,
})
export type Summary = z.output<typeof Summary>
