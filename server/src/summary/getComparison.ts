import type { LocalDate } from '@evenkeel/domain/calendar'
import {
  type Comparison,
  comparedSpans,
  comparisonOf,
  type RangeQuery,
} from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { daysOf, findFirstDay, listCategorySums } from './store.ts'

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
  return comparisonOf(spans, { now: sumsNow, before: sumsBefore }, firstDay)
}
