export { Amount, MoneyNumber, MoneyText } from './amount.ts'
export {
  amountCentsMax,
  type Cents,
  formatCents,
  parseCents,
  parseSignedCents,
  sumCents,
} from './cents.ts'
export { roundedPercent } from './percent.ts'
