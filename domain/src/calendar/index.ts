export {
  type DateRange,
  daysOfMonth,
  Month,
  type MonthSplit,
  monthOf,
  monthRange,
  monthsBetween,
  type Period,
  periodRange,
  periods,
  splitAtMonths,
} from './dateRange.ts'
export { type DayStyle, formatDay, monthNames } from './dayText.ts'
export {
  agreedDay,
  dayNumberOf,
  findDay,
  findNumberedWeekday,
  namesNoDay,
  noSuchDay,
  readDay,
} from './dayWords.ts'
export { type FoundDay, weekdayWords } from './foundDay.ts'
export {
  addDays,
  addMonths,
  Day,
  DayStamp,
  dayField,
  dayFormat,
  dayMax,
  dayMin,
  daysBetween,
  daysInMonth,
  isLocalDate,
  type LocalDate,
  localDay,
  makeDay,
  partsOf,
  startOfDay,
  Timestamp,
  utcDay,
} from './localDate.ts'
export { todayOf } from './today.ts'
export { isWeekday } from './vagueDay.ts'
