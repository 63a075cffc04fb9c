export { Amount, MoneyNumber, MoneyText } from './amount.ts'
export {
  amountCentsMax,
  type Cents,
  formatCents,
  parseCents,
  parseSignedCents,
  sumCents,
} from './cents.ts'
export { formatMoney, formatSigned, minus } from './moneyText.ts'
export { roundedPercent } from './percent.ts'
