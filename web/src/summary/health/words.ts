import type { HealthMood, HealthScore } from '@evenkeel/domain/summary'
import { formatMoney, formatPlural } from '#lib/format.ts'

/** Each mood's name and colour. */
export const moods: Readonly<Record<HealthMood, { word: string; tone: string }>> = {
  excellent: { word: 'Excellent', tone: 'text-in' },
  good: { word: 'Good', tone: 'text-accent' },
  fair: { word: 'Fair', tone: 'text-warn' },
  poor: { word: 'Poor', tone: 'text-out' },
  critical: { word: 'Critical', tone: 'text-out' },
}

const means = { lessSpending: 'less spending', moreIncome: 'of income' }

/** "$212.00 less spending in this range: +10 points" */
export function raiseSentence({ kind, amount, points }: NonNullable<HealthScore['raise']>): string {
  return `${formatMoney(amount)} ${means[kind]} in this range: +${formatPlural(points, 'point')}`
}
