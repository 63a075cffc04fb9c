import type { DateRange, LocalDate } from '@evenkeel/domain/calendar'
import { type Comparison, comparedSpans, type RangeQuery } from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { type CategorySum, findFirstDay, listCategorySums, totalOf } from './store.ts'

/** A range beside the span before it; null if there is none, or if the user had not begun by then. */
export async function getComparison(
  context: Context,
  userId: string,
  range: RangeQuery,
  today: LocalDate,
): Promise<Comparison | null> {
  const spans = comparedSpans(range, today)
  if (spans === undefined) return null
  const { now, before } = spans
  const [sumsNow, sumsBefore, firstDay] = await inSnapshot(context.db, (db) =>
    pipeline([
      listCategorySums(db, userId, daysOf(now)),
      listCategorySums(db, userId, daysOf(before)),
      findFirstDay(db, userId),
    ]),
  )
  // A first month would seem to be an improvement on nothing.
  if (firstDay === undefined || firstDay > before.from) return null
  const both = (total: (sums: readonly CategorySum[]) => number) => ({
    now: total(sumsNow),
    before: total(sumsBefore),
  })
  const spent = [...sumsNow, ...sumsBefore].filter(({ type }) => type === 'expense')
  const categories = [...new Set(spent.map(({ category }) => category))]
  return {
    ...spans,
    income: both((sums) => totalOf(sums, 'income')),
    expenses: both((sums) => totalOf(sums, 'expense')),
    categories: categories.map((category) => ({
      category,
      ...both((sums) =>
        totalOf(
          sums.filter((sum) => sum.category === category),
          'expense',
        ),
      ),
    })),
  }
}

function daysOf({ from, to }: DateRange): RangeQuery {
  return { startDate: from, endDate: to }
}
