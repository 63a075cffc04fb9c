export { type CivilDay, civilDay, civilDays, civilIndex, civilMonthLength } from './civil.ts'
export { codeOf } from './codeOf.ts'
export { caseSeed, scaled, testScale } from './scale.ts'
export { dateIn, dayIn, noonsOf, type Zone, zones } from './zones.ts'
