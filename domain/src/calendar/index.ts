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
  dayDoubt,
  dayNumberOf,
  findDay,
  findNumberedWeekday,
  noSuchDay,
  readDay,
} from './dayWords.ts'
export { type DayAim, type FoundDay, weekdayWords } from './foundDay.ts'
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
export { findStanding, isWeekday } from './vagueDay.ts'
