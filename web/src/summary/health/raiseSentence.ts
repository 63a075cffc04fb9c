import type { HealthScore } from '@evenkeel/domain/summary'
import { formatMoney } from '#lib/format.ts'

const doings = { lessSpending: 'less spending', moreIncome: 'of income' }

/** "$212.00 less spending in this range: +10 points" */
export function raiseSentence({ kind, amount, points }: NonNullable<HealthScore['raise']>): string {
  const unit = points === 1 ? 'point' : 'points'
  return `${formatMoney(amount)} ${doings[kind]} in this range: +${points} ${unit}`
}
