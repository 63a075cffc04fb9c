import { addDays, daysBetween, type LocalDate } from '#calendar'

/** 'Due this week' means within the next 7 days. */
const dueSoonDays = 7

export type DueStatus = 'overdue' | 'dueToday' | 'dueSoon' | 'scheduled' | 'inactive'

type Due = { nextDueDate: LocalDate; isActive: boolean }

/** How urgent a bill is; determines its label and the colour of its dot. */
export function dueStatus({ nextDueDate, isActive }: Due, today: LocalDate): DueStatus {
  if (!isActive) return 'inactive'
  if (nextDueDate < today) return 'overdue'
  if (nextDueDate === today) return 'dueToday'
  return nextDueDate <= addDays(today, dueSoonDays) ? 'dueSoon' : 'scheduled'
}

/** The groups of the bills page, in its order. */
export const billGroups = ['overdue', 'thisWeek', 'later', 'inactive'] as const
export type BillGroup = (typeof billGroups)[number]

const groups: Readonly<Record<DueStatus, BillGroup>> = {
  overdue: 'overdue',
  dueToday: 'thisWeek',
  dueSoon: 'thisWeek',
  scheduled: 'later',
  inactive: 'inactive',
}

/** The group a bill belongs to. */
export function billGroup(bill: Due, today: LocalDate): BillGroup {
  return groups[dueStatus(bill, today)]
}

/** 'N days overdue', 'Due today' or 'Due in N days'; undefined if the bill is due later or inactive. */
export function dueLabel(bill: Due, today: LocalDate): string | undefined {
  const days = daysBetween(today, bill.nextDueDate)
  switch (dueStatus(bill, today)) {
    case 'overdue':
      return `${counted(-days, 'day')} overdue`
    case 'dueToday':
      return 'Due today'
    case 'dueSoon':
      return `Due in ${counted(days, 'day')}`
    case 'scheduled':
    case 'inactive':
      return undefined
  }
}

/** The widget's subtitle, 'N active bills • M due this week': due from today to today + 7, without overdue bills. */
export function billsSubtitle(bills: readonly Due[], today: LocalDate): string {
  const active = bills.filter((bill) => bill.isActive)
  const dueThisWeek = active.filter((bill) =>
    ['dueToday', 'dueSoon'].includes(dueStatus(bill, today)),
  )
  return `${counted(active.length, 'active bill')} • ${dueThisWeek.length} due this week`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
