import type { LocalDate, Month } from '@evenkeel/domain/calendar'
import { AppError } from '@evenkeel/domain/errors'
import {
  compareCategories,
  compareTotals,
  type MonthReview,
  reviewSpans,
} from '@evenkeel/domain/summary'
import type { Context } from '#context.ts'
import { inSnapshot } from '#db/db.ts'
import { pipeline } from '#db/pipeline.ts'
import { findLedgerVersion } from '#ledger/index.ts'
import { healthIn } from './getHealthScore.ts'
import { findMonthEntries } from './monthStore.ts'
import { payeeChangesAt } from './payeeChanges.ts'
import { daysOf, findFirstDay, listCategorySums } from './store.ts'

const noPayees = { count: 0, largest: [] }

/**
 * A month beside an earlier one, unless the user had not begun by then.
 * @throws AppError invalid_input if the other month is not earlier
 */
export function getMonthReview(
  context: Context,
  userId: string,
  { month, beside }: { month: Month; beside?: Month },
  today: LocalDate,
): Promise<MonthReview> {
  if (beside !== undefined && beside >= month) {
    const message = 'Choose an earlier month to compare with'
    throw new AppError('invalid_input', { message, errors: [{ field: 'beside', message }] })
  }
  const { now, before: earlier } = reviewSpans(month, today, beside)
  return inSnapshot(context.db, async (db) => {
    const [version, firstDay] = await pipeline([
      findLedgerVersion(db, userId),
      earlier ? findFirstDay(db, userId) : Promise.resolve(undefined),
    ])
    const hadBegun = earlier && firstDay !== undefined && firstDay <= earlier.from
    const before = hadBegun ? earlier : undefined
    const [sums, sumsBefore, entries, payees, score, scoreBefore] = await pipeline([
      listCategorySums(db, userId, daysOf(now)),
      before ? listCategorySums(db, userId, daysOf(before)) : Promise.resolve([]),
      findMonthEntries(db, userId, now),
      before
        ? payeeChangesAt(db, userId, version, { now, before })
        : Promise.resolve({ newPayees: noPayees, gonePayees: noPayees }),
      healthIn(db, userId, daysOf(now)),
      before ? healthIn(db, userId, daysOf(before)) : Promise.resolve(null),
    ])
    const categories = compareCategories(sums, sumsBefore)
    return {
      now,
      before: before ?? null,
      income: compareTotals(categories, 'income'),
      expenses: compareTotals(categories, 'expense'),
      score: { now: judgedOf(score), before: scoreBefore && judgedOf(scoreBefore) },
      categories,
      ...entries,
      ...payees,
    }
  })
}

function judgedOf({ score, mood, count }: MonthReview['score']['now']) {
  return { score, mood, count }
}
