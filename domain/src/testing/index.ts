export { type CivilDay, civilDay, civilDays, civilIndex, civilMonthLength } from './civil.ts'
export { patienceMs, scaled, testScale } from './scale.ts'
