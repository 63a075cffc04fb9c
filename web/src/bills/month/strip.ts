import type { BillDue, BillMonth } from '@evenkeel/domain/bills'
import type { LocalDate } from '@evenkeel/domain/calendar'

/** A due date on the strip. */
export type StripItem = BillDue & {
  state: 'paid' | 'overdue' | 'toCome'
  /** The transaction that paid it. */
  paidBy?: string
  /** The one that its bill pays next. */
  isNext: boolean
}

export type StripDay = { day: LocalDate; items: StripItem[] }

/** The days of the month on which bills fall due, in order. */
export function listStripDays({ from, paid, due }: BillMonth, today: LocalDate): StripDay[] {
  const open = openItems(due, today)
  const done = paid.map(({ id, ...one }): StripItem => {
    return { ...one, paidBy: id, isNext: false, state: 'paid' }
  })
  const days = new Map<LocalDate, StripItem[]>()
  for (const item of [...done, ...open.filter(({ dueDate }) => dueDate >= from)]) {
    days.set(item.dueDate, [...(days.get(item.dueDate) ?? []), item])
  }
  const listed = [...days].map(([day, items]) => ({ day, items }))
  return listed.toSorted((a, b) => (a.day < b.day ? -1 : 1))
}

/** The due dates still to be paid, those of earlier months included. */
export function openItems(due: BillMonth['due'], today: LocalDate): StripItem[] {
  const seen = new Set<string>()
  return due.map((one) => {
    const isNext = !seen.has(one.billId)
    seen.add(one.billId)
    return { ...one, isNext, state: one.dueDate < today ? 'overdue' : 'toCome' }
  })
}

/** A due date as a bar, in percent of the strip's height, from the top. */
export type Bar = { item: StripItem; y: number; height: number }

/** The bars of each day, income stacked upwards from the waterline and expenses downwards. */
export function drawStrip(days: readonly StripDay[]): { waterline: number; bars: Bar[][] } {
  const most = Math.max(0, ...days.flatMap(({ items }) => items.map(({ amount }) => amount)))
  // The square root, and no less than an eighth of the largest: a subscription is seen beside the rent.
  const sizeOf = ({ amount }: StripItem) => Math.max(Math.sqrt(amount), Math.sqrt(most) / 8)
  const stackOf = (items: readonly StripItem[], type: StripItem['type']) =>
    items.reduce((sum, item) => sum + (item.type === type ? sizeOf(item) : 0), 0)
  const highest = Math.max(0, ...days.map(({ items }) => stackOf(items, 'income')))
  const lowest = Math.max(0, ...days.map(({ items }) => stackOf(items, 'expense')))
  const waterline = Math.min(88, Math.max(12, (highest / (highest + lowest || 1)) * 100))
  const scale = Math.min(waterline / (highest || 1), (100 - waterline) / (lowest || 1))
  const bars = days.map(({ items }) => {
    let [top, bottom] = [waterline, waterline]
    return items.map((item) => {
      const height = sizeOf(item) * scale
      if (item.type === 'income') {
        top -= height
        return { item, y: top, height }
      }
      bottom += height
      return { item, y: bottom - height, height }
    })
  })
  return { waterline, bars }
}
