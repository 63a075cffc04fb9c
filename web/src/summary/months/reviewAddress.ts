import { Month } from '@evenkeel/domain/calendar'
import { monthBefore } from '@evenkeel/domain/summary'

/** The address of a month's review, beside the month before unless another is given. */
export function reviewAddress(month: Month, beside: Month = monthBefore(month)): string {
  const address = `/months/${month}`
  return beside === monthBefore(month) ? address : `${address}?beside=${beside}`
}

/** The later one of two months beside the earlier one. */
export function reviewOfBoth(one: Month, other: Month): string {
  return one < other ? reviewAddress(other, one) : reviewAddress(one, other)
}

/** The month that a review's address names to compare with; the month before, unless that is an earlier one. */
export function readBeside(search: URLSearchParams, month: Month): Month {
  const { data } = Month.safeParse(search.get('beside'))
  return data !== undefined && data < month ? data : monthBefore(month)
}
