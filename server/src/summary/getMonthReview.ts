import { daysOfMonth, type LocalDate, type Month, monthOf } from '@evenkeel/domain/calendar'
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
import { judgedSums } from './getHealthScore.ts'
import { findMonthEntries } from './monthStore.ts'
import { payeeChangesAt } from './payeeChanges.ts'
import { daysOf, findFirstDay } from './store.ts'

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
    const dueBy = month === monthOf(today) ? daysOfMonth(month).to : undefined
    const [judged, judgedBefore, entries, payees] = await pipeline([
      judgedSums(db, userId, daysOf(now)),
      before ? judgedSums(db, userId, daysOf(before)) : Promise.resolve(undefined),
      findMonthEntries(db, userId, now),
      before
        ? payeeChangesAt(db, userId, version, { now, before, dueBy })
        : Promise.resolve({ newPayees: noPayees, gonePayees: noPayees }),
    ])
    const categories = compareCategories(judged.sums, judgedBefore?.sums ?? [])
    return {
      now,
      before: before ?? null,
      income: compareTotals(categories, 'income'),
      expenses: compareTotals(categories, 'expense'),
      score: {
        now: scoreOf(judged.health),
        before: judgedBefore ? scoreOf(judgedBefore.health) : null,
      },
      categories,
      ...entries,
      ...payees,
    }
  })
}

function scoreOf({ score, mood, count }: MonthReview['score']['now']) {
  return { score, mood, count }
}
