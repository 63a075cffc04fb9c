import { civilDay, civilDays, civilIndex } from './civil.ts'

const minuteMs = 60_000
const dayMinutes = 24 * 60
const epoch = civilIndex('1970-01-01')

/** Where somebody's browser is: the name of the time zone, and how far it is ahead of UTC, by our own arithmetic. */
export type Zone = { name: string; minutesAhead(utcMinutes: number): number }

/** The first and the last day that anybody on earth has, one with a quarter of an hour, and one with summer time. */
export const zones: readonly Zone[] = [
  { name: 'Pacific/Kiritimati', minutesAhead: () => 14 * 60 },
  { name: 'Asia/Kathmandu', minutesAhead: () => 5 * 60 + 45 },
  { name: 'Etc/UTC', minutesAhead: () => 0 },
  {
    name: 'America/New_York',
    minutesAhead: (utcMinutes) => (isSummerInNewYork(utcMinutes) ? -4 : -5) * 60,
  },
  { name: 'Pacific/Pago_Pago', minutesAhead: () => -11 * 60 },
]

/** From 2:00 standard time on the second Sunday of March to 2:00 summer time on the first of November, since 2007. */
function isSummerInNewYork(utcMinutes: number): boolean {
  const { year } = civilDay(epoch + Math.floor(utcMinutes / dayMinutes))
  const start = sundayFrom(civilIndex(`${year}-03-08`)) * dayMinutes + 7 * 60
  const end = sundayFrom(civilIndex(`${year}-11-01`)) * dayMinutes + 6 * 60
  return start <= utcMinutes && utcMinutes < end
}

/** The first Sunday on or after a day, in days since 1 January 1970, which was a Thursday. */
function sundayFrom(index: number): number {
  const day = index - epoch
  return day + ((3 - (day % 7) + 7) % 7)
}

/** The date of a browser in a time zone: its local parts are those that ICU knows for the zone. */
class DateInZone extends Date {
  readonly #format: Intl.DateTimeFormat

  constructor(utcMinutes: number, format: Intl.DateTimeFormat) {
    super(utcMinutes * minuteMs)
    this.#format = format
  }

  #part(type: 'year' | 'month' | 'day'): number {
    const part = this.#format.formatToParts(this.getTime()).find((one) => one.type === type)
    return Number(part?.value)
  }

  override getFullYear(): number {
    return this.#part('year')
  }

  override getMonth(): number {
    return this.#part('month') - 1
  }

  override getDate(): number {
    return this.#part('day')
  }
}

const parts = { year: 'numeric', month: 'numeric', day: 'numeric' } as const
const formats = new Map(
  zones.map(({ name }) => [name, new Intl.DateTimeFormat('en-US', { ...parts, timeZone: name })]),
)

/** A moment, by the minutes since 1 January 1970 UTC, as a browser in a zone has it. */
export function dateIn({ name }: Zone, utcMinutes: number): Date {
  const format = formats.get(name)
  if (format === undefined) throw new RangeError(`Not one of the zones: ${name}`)
  return new DateInZone(utcMinutes, format)
}

/** The index in `civilDays` of the day in a zone. */
export function dayIn({ minutesAhead }: Zone, utcMinutes: number): number {
  return epoch + Math.floor((utcMinutes + minutesAhead(utcMinutes)) / dayMinutes)
}

/** Moments that are noon UTC on each day of some years, the ends of months and 29 February more than once. */
export function noonsOf(first: string, last: string): number[] {
  const days = civilDays.slice(civilIndex(first), civilIndex(last) + 1)
  return days.flatMap(({ iso, month, dayOfMonth, isLastOfMonth }) => {
    const noon = (civilIndex(iso) - epoch) * dayMinutes + dayMinutes / 2
    const isEdge = isLastOfMonth || dayOfMonth === 1 || (month === 2 && dayOfMonth === 29)
    return isEdge ? Array.from({ length: 10 }, () => noon) : [noon]
  })
}
