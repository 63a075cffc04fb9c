import type { LocalDate } from '#calendar'
import { AppError } from '#errors'
import {
  firstOnOrAfter,
  isSameSchedule,
  nextAfter,
  previousBefore,
  type Schedule,
} from './schedule.ts'

/** The due dates of one bill that have a payment. */
export type PaidDueDates = ReadonlySet<LocalDate>

/** Where a bill stands: what it owes next, and since when it rests. */
export type BillState = Schedule & {
  nextDueDate: LocalDate
  isActive: boolean
  /** The person's day on which it was paused; null while it is active. */
  pausedOn: LocalDate | null
}

/** The first due date on a day or after it that has no payment yet. */
export function firstUnpaidOnOrAfter(
  schedule: Schedule,
  day: LocalDate,
  paid: PaidDueDates,
): LocalDate {
  let due = firstOnOrAfter(schedule, day)
  while (paid.has(due)) due = nextAfter(schedule, due)
  return due
}

/** A new bill owes nothing from before today: a start date in the past begins with its first occurrence from today on. */
export function billOnCreate(
  { startDate, frequency, isActive }: Schedule & { isActive: boolean },
  today: LocalDate,
): BillState {
  const nextDueDate = firstOnOrAfter({ startDate, frequency }, today)
  return { startDate, frequency, isActive, nextDueDate, pausedOn: isActive ? null : today }
}

/**
 * What a bill owes after an edit or a toggle. A new schedule starts anew from today; what fell due while
 * the bill was paused is not owed, but what was overdue when it was paused still is; any other edit keeps the date.
 * @param paid every paid due date of the bill from today on
 */
export function billOnChange(
  before: BillState,
  { startDate, frequency, isActive }: Schedule & { isActive: boolean },
  today: LocalDate,
  paid: PaidDueDates,
): BillState {
  const schedule = { startDate, frequency }
  const startsAnew =
    !isSameSchedule(before, schedule) || (isActive && !before.isActive && !wasOverdue(before))
  return {
    ...schedule,
    isActive,
    nextDueDate: startsAnew ? firstUnpaidOnOrAfter(schedule, today, paid) : before.nextDueDate,
    pausedOn: isActive ? null : before.isActive ? today : before.pausedOn,
  }
}

function wasOverdue({ nextDueDate, pausedOn }: BillState): boolean {
  return pausedOn !== null && nextDueDate < pausedOn
}

/**
 * Refuses a payment that does not fit; ask first whether the due date has been paid, since a repeat is no mistake.
 * @throws AppError `due_date_moved` for a due date that is not the next one, `bill_inactive` for a paused bill
 */
export function requirePayable(
  bill: Pick<BillState, 'nextDueDate' | 'isActive'>,
  dueDate: LocalDate,
): void {
  if (!bill.isActive) throw new AppError('bill_inactive')
  if (dueDate !== bill.nextDueDate) throw new AppError('due_date_moved')
}

/**
 * The next due date once the present one is paid: one occurrence further,
 * past any that was paid ahead of an earlier change, so that the bill never waits on a paid date.
 * @param paid every paid due date of the bill after the present one
 */
export function dueAfterPayment(
  bill: Schedule & { nextDueDate: LocalDate },
  paid: PaidDueDates,
): LocalDate {
  return firstUnpaidOnOrAfter(bill, nextAfter(bill, bill.nextDueDate), paid)
}

/**
 * The due date that a bill goes back to when one of its payments is deleted, or undefined where it stays.
 * Only the cycle just before the next due date comes back: after a change of schedule or a pause that let cycles
 * pass, an old due date would bring back what is no longer owed.
 * @param payment the due date it paid, and when it was recorded
 */
export function dueAfterPaymentDeleted(
  bill: Schedule & { nextDueDate: LocalDate; scheduleChangedAt: Date | null },
  payment: { dueDate: LocalDate; createdAt: Date },
): LocalDate | undefined {
  if (bill.scheduleChangedAt !== null && payment.createdAt < bill.scheduleChangedAt) {
    return undefined
  }
  return previousBefore(bill, bill.nextDueDate) === payment.dueDate ? payment.dueDate : undefined
}

/**
 * The next due dates of a bill as its dialog shows them before it is saved: of the stored bill,
 * or of the schedule in the form where that differs or the bill is new.
 */
export function previewDueDates(
  bill: (Schedule & { nextDueDate: LocalDate }) | undefined,
  draft: Schedule,
  { today, paid, count }: { today: LocalDate; paid: PaidDueDates; count: number },
): LocalDate[] {
  const isKept = bill !== undefined && isSameSchedule(bill, draft)
  let due = isKept ? bill.nextDueDate : firstUnpaidOnOrAfter(draft, today, paid)
  const dates: LocalDate[] = []
  while (dates.length < count) {
    dates.push(due)
    due = firstUnpaidOnOrAfter(draft, nextAfter(draft, due), paid)
  }
  return dates
}
