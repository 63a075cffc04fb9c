import { formatMoney, sumCents } from '@evenkeel/domain/money'
import type { CategoryTotal, TrendPoint } from '@evenkeel/domain/summary'

export function doughnutSentence(ranked: readonly CategoryTotal[]): string {
  const [largest] = ranked
  if (largest === undefined) return 'Nothing was spent in this period.'
  const total = formatMoney(sumCents(ranked.map((row) => row.amount)))
  if (ranked.length === 1) return `All of ${total} went to ${largest.name}.`
  return `${largest.name} is the largest of ${ranked.length} categories: ${formatMoney(largest.amount)} of ${total}.`
}

export function trendSentence(points: readonly TrendPoint[]): string {
  const income = sumCents(points.map((point) => point.income))
  const expenses = sumCents(points.map((point) => point.expenses))
  if (income === 0 && expenses === 0) return 'Nothing was recorded in this period.'
  const sums = `${sumOrNothing(income)} came in and ${sumOrNothing(expenses).toLowerCase()} went out`
  const highest = points.reduce((most, point) => (point.expenses > most.expenses ? point : most))
  if (highest.expenses === 0) return `${sums}.`
  const span = highest.from === highest.to ? 'day' : 'month'
  return `${sums}. Biggest ${span}: ${highest.label}, ${formatMoney(highest.expenses)}.`
}

function sumOrNothing(cents: number): string {
  return cents === 0 ? 'Nothing' : formatMoney(cents)
}
