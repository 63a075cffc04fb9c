import { type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { formatDay } from '#lib/format.ts'
import type { ToastMessage } from '#ui/toasts/toastStore.ts'

type Range = { startDate?: LocalDate; endDate?: LocalDate }

/** The dates that the page shows, and how to show others. */
export type ShownRange = { range: Range; onRange: (range: Required<Range>) => void }

/** Says that a new entry is not among the dates shown, and offers its month; undefined if it is. */
export function outsideNote(date: LocalDate, { range, onRange }: ShownRange): ToastMessage['more'] {
  const { startDate = date, endDate = date } = range
  if (startDate <= date && date <= endDate) return undefined
  const { from, to } = monthRange(date)
  return {
    text: `It is dated ${formatDay(date)}, outside the dates shown.`,
    label: 'Show',
    onSelect: () => onRange({ startDate: from, endDate: to }),
  }
}
