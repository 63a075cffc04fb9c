export { type DateRange, monthRange, type Period, periodRange, periods } from './dateRange.ts'
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
