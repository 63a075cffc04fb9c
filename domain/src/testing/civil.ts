/**
 * An independent calendar to test `calendar/` against: it enumerates days from 1 January 1890 without Date.
 */
export type CivilDay = {
  iso: string
  year: number
  month: number
  dayOfMonth: number
  isLastOfMonth: boolean
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function civilMonthLength(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (monthLengths[month - 1] ?? Number.NaN)
}

function digits(value: number, width: number): string {
  return String(value).padStart(width, '0')
}

function enumerateDays(firstYear: number, lastYear: number): CivilDay[] {
  const days: CivilDay[] = []
  for (let year = firstYear; year <= lastYear; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const length = civilMonthLength(year, month)
      for (let dayOfMonth = 1; dayOfMonth <= length; dayOfMonth += 1) {
        const iso = `${digits(year, 4)}-${digits(month, 2)}-${digits(dayOfMonth, 2)}`
        days.push({ iso, year, month, dayOfMonth, isLastOfMonth: dayOfMonth === length })
      }
    }
  }
  return days
}

/** Every day from 1890 to 2260, in order. */
export const civilDays: readonly CivilDay[] = enumerateDays(1890, 2260)

const indexByIso = new Map(civilDays.map((day, index) => [day.iso, index]))

/** The index of a day in `civilDays`. */
export function civilIndex(iso: string): number {
  const index = indexByIso.get(iso)
  if (index === undefined) throw new RangeError(`Not a day in the test calendar: ${iso}`)
  return index
}

/** The day at an index of `civilDays`. */
export function civilDay(index: number): CivilDay {
  const day = civilDays[index]
  if (day === undefined) throw new RangeError(`Index ${index} is outside the test calendar`)
  return day
}
