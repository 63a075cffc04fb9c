import { Day } from '@evenkeel/domain/calendar'
import type { RangeQuery } from '@evenkeel/domain/summary'

/** The two ends as they are typed. */
export type RangeInput = { startDate: string; endDate: string }

export function rangeInputOf({ startDate = '', endDate = '' }: RangeQuery): RangeInput {
  return { startDate, endDate }
}

/** The range that was typed, or a sentence for each end that is none. */
export function judgeRange(input: RangeInput): { range?: RangeQuery; errors: Partial<RangeInput> } {
  const start = Day.safeParse(input.startDate)
  const end = Day.safeParse(input.endDate)
  if (!start.success || !end.success) {
    return {
      errors: {
        ...(start.error && { startDate: start.error.issues[0]?.message ?? '' }),
        ...(end.error && { endDate: end.error.issues[0]?.message ?? '' }),
      },
    }
  }
  if (start.data > end.data) return { errors: { endDate: 'Must not be before the start date' } }
  return { range: { startDate: start.data, endDate: end.data }, errors: {} }
}
