import { formatDay, monthRange } from '@evenkeel/domain/calendar'

/** "Jan 1 – Jan 31, 2026"; undefined without any date. */
export function rangeWords(from: string | undefined, to: string | undefined): string | undefined {
  if (from !== undefined && from === to) return formatDay(from)
  if (from !== undefined && to !== undefined) {
    const style = from.slice(0, 4) === to.slice(0, 4) ? 'short' : 'medium'
    return `${formatDay(from, style)} – ${formatDay(to)}`
  }
  if (from !== undefined) return `From ${formatDay(from)}`
  return to === undefined ? undefined : `Until ${formatDay(to)}`
}

/** The days of a card in a few words: "October 2026", "2026", "All time", or as above. */
export function rangeTitle(from: string | undefined, to: string | undefined): string {
  if (from !== undefined && to !== undefined) {
    const month = monthRange(from)
    if (from === month.from && to === month.to) return formatDay(from, 'monthOfYear')
    const year = from.slice(0, 4)
    if (from === `${year}-01-01` && to === `${year}-12-31`) return year
  }
  return rangeWords(from, to) ?? 'All time'
}
