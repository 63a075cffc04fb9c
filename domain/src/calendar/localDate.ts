import * as z from 'zod/mini'

/**
 * A calendar day as `YYYY-MM-DD`. A string rather than an instant, so no time zone can shift it; days compare with `<`.
 */
export type LocalDate = string

/** The supported range of days. */
export const dayMin: LocalDate = '1900-01-01'
export const dayMax: LocalDate = '2199-12-31'

const dayMs = 86_400_000

/** True for a day that exists: `2024-02-29` does; `2023-02-29` and `2024-2-9` don't. */
export function isLocalDate(text: string): text is LocalDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  // Date rolls 30 February over into March.
  return startOfDay(text).getUTCDate() === partsOf(text).dayOfMonth
}

/** The UTC day of an instant. */
export function utcDay(instant: Date): LocalDate {
  return instant.toISOString().slice(0, 10)
}

/** The day in the machine's own time zone: in a browser, the user's day. */
export function localDay(instant: Date): LocalDate {
  return makeDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate())
}

/** Midnight UTC, which is how replies encode a day. */
export function startOfDay(day: LocalDate): Date {
  return new Date(`${day}T00:00:00.000Z`)
}

/** Builds a day from its parts. Months count from 1 and may overflow: 13 is next January. */
export function makeDay(year: number, month: number, dayOfMonth: number): LocalDate {
  return new Date(Date.UTC(year, month - 1, dayOfMonth)).toISOString().slice(0, 10)
}

/** `{ year, month, dayOfMonth }`, with months counted from 1. */
export function partsOf(day: LocalDate): { year: number; month: number; dayOfMonth: number } {
  return {
    year: Number(day.slice(0, 4)),
    month: Number(day.slice(5, 7)),
    dayOfMonth: Number(day.slice(8, 10)),
  }
}

/** The day `days` later, or earlier if negative. */
export function addDays(day: LocalDate, days: number): LocalDate {
  return new Date(startOfDay(day).getTime() + days * dayMs).toISOString().slice(0, 10)
}

/** The number of days from one day to another; negative if `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (startOfDay(to).getTime() - startOfDay(from).getTime()) / dayMs
}

/** The number of days in a month, counted from 1. */
export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * The same day of the month `months` later, clamped to the end of a shorter month:
 * `addMonths('2026-01-31', 1)` is `2026-02-28`. Always count from the anchor, not from the previous result,
 * or the 31st is lost.
 */
export function addMonths(day: LocalDate, months: number): LocalDate {
  const { year, month, dayOfMonth } = partsOf(day)
  const first = partsOf(makeDay(year, month + months, 1))
  return makeDay(
    first.year,
    first.month,
    Math.min(dayOfMonth, daysInMonth(first.year, first.month)),
  )
}

/** What to say to a text that is no date. */
export const dayFormat = 'Enter a date as YYYY-MM-DD'

function dayText(required: string) {
  return z.string({ error: required }).check(
    z.minLength(1, required),
    z.regex(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2}))?$/,
      dayFormat,
    ),
    z.refine((text) => toUtcDay(text) !== undefined, "That date doesn't exist"),
    z.refine((text) => inRange(toUtcDay(text)), 'Enter a date from 1900 to 2199'),
  )
}

function inRange(day: LocalDate | undefined): boolean {
  return day === undefined || (dayMin <= day && day <= dayMax)
}

function toUtcDay(text: string): LocalDate | undefined {
  if (!isLocalDate(text.slice(0, 10))) return undefined
  if (text.length === 10) return text
  const instant = new Date(text)
  return Number.isNaN(instant.getTime()) ? undefined : utcDay(instant)
}

/**
 * A day in a request: `YYYY-MM-DD`, or an ISO timestamp, which is read as its UTC day.
 * @param required the message if it is missing, such as 'Date is required'
 */
export function dayField(required: string) {
  return z.codec(dayText(required), z.string(), {
    decode: (text): LocalDate => toUtcDay(text) ?? text,
    encode: (day) => day,
  })
}

/** A day in a query or an optional field. */
export const Day = dayField('Date is required')

/** A day in a reply: an ISO timestamp at midnight UTC on the wire, `YYYY-MM-DD` inside. */
export const DayStamp = z.codec(z.iso.datetime(), z.string(), {
  decode: (text): LocalDate => text.slice(0, 10),
  encode: (day) => `${day}T00:00:00.000Z`,
})

/** An instant in a reply: an ISO timestamp on the wire, a Date inside. */
export const Timestamp = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (instant) => instant.toISOString(),
})
