import { addDays, type LocalDate } from '#calendar'
import { AppError } from '#errors'
import type { PassedDate } from '#ledger'
import {
  firstOnOrAfter,
  isSameSchedule,
  nextAfter,
  previousBefore,
  type Schedule,
} from './schedule.ts'

/** The due dates of one bill that have a payment. For what it owes next, those let pass are among them. */
export type PaidDueDates = ReadonlySet<LocalDate>

/** A bill's progress: what it owes next, and when it was paused. */
export type BillState = Schedule & {
  nextDueDate: LocalDate
  isActive: boolean
  /** The user's day on which it was paused; null while active. */
  pausedOn: LocalDate | null
  /** Due dates let pass without a payment. */
  passed: PassedDate[]
}

/** The due dates of a bill that are no longer owed: paid or let pass. */
export function settledDates(
  { passed }: Pick<BillState, 'passed'>,
  paid: Iterable<LocalDate> = [],
): PaidDueDates {
  return new Set([...paid, ...passed.map(({ dueDate }) => dueDate)])
}

/** The unpaid due dates from a first one to a day, inclusive. */
export function unpaidDates(
  schedule: Schedule,
  first: LocalDate,
  to: LocalDate,
  paid: PaidDueDates,
): LocalDate[] {
  const dates: LocalDate[] = []
  let due = first
  while (due <= to) {
    dates.push(due)
    due = firstUnpaidOnOrAfter(schedule, nextAfter(schedule, due), paid)
  }
  return dates
}

/** The first unpaid due date on or after a day. */
export function firstUnpaidOnOrAfter(
  schedule: Schedule,
  day: LocalDate,
  paid: PaidDueDates,
): LocalDate {
  let due = firstOnOrAfter(schedule, day)
  while (paid.has(due)) due = nextAfter(schedule, due)
  return due
}

/** A new bill owes nothing from before today: if it starts in the past, it is first due on or after today. */
export function billOnCreate(
  { startDate, frequency, isActive }: Schedule & { isActive: boolean },
  today: LocalDate,
): BillState {
  const nextDueDate = firstOnOrAfter({ startDate, frequency }, today)
  return {
    startDate,
    frequency,
    isActive,
    nextDueDate,
    pausedOn: isActive ? null : today,
    passed: [],
  }
}

/**
 * What a bill owes after an edit or a toggle. A changed schedule starts over from today. Cycles that fell due while the
 * bill was paused are not owed, but those that were overdue before the pause still are. Any other edit keeps the due date.
 * @param paid every paid due date
 */
export function billOnChange(
  before: BillState,
  { startDate, frequency, isActive }: Schedule & { isActive: boolean },
  today: LocalDate,
  paid: PaidDueDates,
): BillState {
  const schedule = { startDate, frequency }
  const settled = settledDates(before, paid)
  const isResumed = isActive && !before.isActive
  const startsAnew = !isSameSchedule(before, schedule) || (isResumed && !wasOverdue(before))
  return {
    ...schedule,
    isActive,
    nextDueDate: startsAnew ? firstUnpaidOnOrAfter(schedule, today, settled) : before.nextDueDate,
    pausedOn: isActive ? null : before.isActive ? today : before.pausedOn,
    passed: isResumed && !startsAnew ? passedInPause(before, today, settled) : before.passed,
  }
}

/** What an overdue bill still owes lies before its pause, so the dates of the pause are remembered as not owed. */
function passedInPause(bill: BillState, today: LocalDate, settled: PaidDueDates): PassedDate[] {
  const first = firstUnpaidOnOrAfter(bill, bill.pausedOn ?? today, settled)
  const dates = unpaidDates(bill, first, addDays(today, -1), settled)
  const added = dates.map((dueDate) => ({ dueDate, as: 'notOwed' as const }))
  return withPassed(bill.passed, added)
}

/** Adds due dates that were let pass, in their order. */
export function withPassed(
  passed: readonly PassedDate[],
  added: readonly PassedDate[],
): PassedDate[] {
  return [...passed, ...added].toSorted((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
}

function wasOverdue({ nextDueDate, pausedOn }: BillState): boolean {
  return pausedOn !== null && nextDueDate < pausedOn
}

/**
 * Rejects a payment that does not match the bill. Check first whether the due date is already paid, because a repeat is
 * not an error.
 * @throws AppError `due_date_moved` if the due date is not the next one, `bill_inactive` for a paused bill
 */
export function requirePayable(
  bill: Pick<BillState, 'nextDueDate' | 'isActive'>,
  dueDate: LocalDate,
): void {
  if (!bill.isActive) throw new AppError('bill_inactive')
  if (dueDate !== bill.nextDueDate) throw new AppError('due_date_moved')
}

/**
 * The next due date once the current one is paid: one occurrence later, skipping any already paid under an earlier
 * schedule, so that the bill is never due on a paid date.
 * @param paid every paid due date after the current one
 */
export function dueAfterPayment(
  bill: Schedule & { nextDueDate: LocalDate },
  paid: PaidDueDates,
): LocalDate {
  return firstUnpaidOnOrAfter(bill, nextAfter(bill, bill.nextDueDate), paid)
}

/**
 * The due date a bill returns to when one of its payments is deleted; undefined if it does not move. Only the cycle just
 * before the next due date comes back, dates let pass aside: after a schedule change or a pause that skipped cycles, an
 * older due date is no longer owed.
 * @param payment the due date it paid, and when it was recorded
 */
export function dueAfterPaymentDeleted(
  bill: Schedule & Pick<BillState, 'nextDueDate' | 'passed'> & { scheduleChangedAt: Date | null },
  payment: { dueDate: LocalDate; createdAt: Date },
): LocalDate | undefined {
  if (bill.scheduleChangedAt !== null && payment.createdAt < bill.scheduleChangedAt) {
    return undefined
  }
  const passed = settledDates(bill)
  let previous = previousBefore(bill, bill.nextDueDate)
  while (previous !== undefined && passed.has(previous)) previous = previousBefore(bill, previous)
  return previous === payment.dueDate ? payment.dueDate : undefined
}

/**
 * The next due dates a dialog previews before saving: those of the stored bill, or of the form's schedule if it differs
 * or the bill is new.
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
