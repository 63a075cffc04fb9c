import * as z from 'zod'
import { MoneyNumber } from '#money'

/** What one category comes to. */
const CategoryFigures = z.strictObject({ amount: MoneyNumber, count: z.int() })
export type CategoryFigures = z.output<typeof CategoryFigures>

/** An object by category on the wire, a Map inside, so that no name of a category can be mistaken for a property. */
const Breakdown = z.codec(
  z.record(z.string(), CategoryFigures),
  z.map(z.string(), z.custom<CategoryFigures>()),
  {
    decode: (record) => new Map(Object.entries(record)),
    encode: (map) => Object.fromEntries(map),
  },
)

/** Income, expenses and where they went over a range of days (SPEC.md §3 Summary); sums are whole cents inside. */
export const Summary = z.strictObject({
  totalIncome: MoneyNumber,
  totalExpenses: MoneyNumber,
  netBalance: MoneyNumber,
  /** By expense category. */
  categoryBreakdown: Breakdown,
  /** By income category, kept apart so that the two "Other" never mix. */
  incomeBreakdown: Breakdown,
})
export type Summary = z.output<typeof Summary>
