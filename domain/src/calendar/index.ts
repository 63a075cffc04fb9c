export {
  type DateRange,
  type MonthSplit,
  monthRange,
  type Period,
  periodRange,
  periods,
  splitAtMonths,
} from './dateRange.ts'
export {
  agreedDay,
  dayNumberOf,
  type FoundDay,
  findDay,
  noSuchDay,
  readDay,
  weekdayWords,
} from './dayWords.ts'
export {
  addDays,
  addMonths,
  Day,
  DayStamp,
  dayField,
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
