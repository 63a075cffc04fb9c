import type { TransactionType } from '#ledger'
import { type Cents, roundedPercent, sumCents } from '#money'

/** The inputs of the score: whole cents and counts for a date range. */
export type HealthFigures = {
  income: Cents
  expenses: Cents
  /** The number of transactions in the range. */
  count: number
  /** Totals of the range's 10 most recent transactions. */
  recentIncome: Cents
  recentExpenses: Cents
  /** The expense that one more transaction would push out of them; 0 if it would push out none. */
  leavingExpense: Cents
}

/** How many transactions count as recent. */
export const recentCountMax = 10

/** What the score needs to know of the range's transactions, newest first. */
export function recentFigures(newestFirst: readonly { type: TransactionType; amount: Cents }[]) {
  const recent = newestFirst.slice(0, recentCountMax)
  const totalOf = (type: TransactionType, some = recent) =>
    sumCents(some.filter((one) => one.type === type).map(({ amount }) => amount))
  return {
    recentIncome: totalOf('income'),
    recentExpenses: totalOf('expense'),
    leavingExpense: totalOf('expense', recent.slice(recentCountMax - 1)),
  }
}

const scoreStart = 50
const scoreMax = 100
const closeTrackingCountMin = 21
const trackingTipCountMax = 4
const insightsMax = 3

export const healthMoods = ['excellent', 'good', 'fair', 'poor', 'critical'] as const
export type HealthMood = (typeof healthMoods)[number]

export const healthStepKeys = ['ratio', 'net', 'recent', 'tracking'] as const

/** One step of the score: its points, and an explanation for the user. */
export type HealthStep = {
  key: (typeof healthStepKeys)[number]
  points: number
  sentence: string
}

type Judgement = Omit<HealthStep, 'key'>

/** The four steps of the score, in order. */
export function healthSteps(figures: HealthFigures): HealthStep[] {
  return [
    { key: 'ratio', ...judgeRatio(figures) },
    { key: 'net', ...judgeNet(figures) },
    { key: 'recent', ...judgeRecent(figures) },
    { key: 'tracking', ...judgeTracking(figures) },
  ]
}

/** The score from 0 to 100. */
export function healthScore(figures: HealthFigures): number {
  const sum = healthSteps(figures).reduce((total, step) => total + step.points, scoreStart)
  return Math.min(scoreMax, Math.max(0, sum))
}

export function healthMood(score: number): HealthMood {
  if (score >= 80) return 'excellent'
  if (score >= 65) return 'good'
  if (score >= 45) return 'fair'
  return score >= 25 ? 'poor' : 'critical'
}

/** At most three messages: the tracking tip, then the steps that cost points, worst first. */
export function healthInsights(figures: HealthFigures): string[] {
  const steps = healthSteps(figures)
  const needsTip = figures.count <= trackingTipCountMax
  const tip = steps.filter((step) => step.key === 'tracking' && needsTip)
  const costly = steps.filter((step) => step.points < 0).toSorted((a, b) => a.points - b.points)
  return [...tip, ...costly].slice(0, insightsMax).map((step) => step.sentence)
}

/** Expenses as a rounded percentage of income; 0 without income. */
export function expenseRatioPercent({ income, expenses }: HealthFigures): number {
  return income === 0 ? 0 : roundedPercent(expenses, income)
}

function judgeRatio({ income, expenses }: HealthFigures): Judgement {
  if (income === 0 && expenses === 0) {
    return { points: 0, sentence: 'You have not earned or spent anything in this range yet.' }
  }
  if (income === 0) {
    return { points: -25, sentence: 'You spent money in this range and earned none.' }
  }
  if (compareTenths(expenses, income, 5) <= 0) {
    return { points: 25, sentence: 'You spent at most half of your income.' }
  }
  if (compareTenths(expenses, income, 7) <= 0) {
    return { points: 15, sentence: 'You spent at most 70% of your income.' }
  }
  if (compareTenths(expenses, income, 9) <= 0) {
    return { points: 5, sentence: 'You spent at most 90% of your income.' }
  }
  return compareTenths(expenses, income, 11) <= 0
    ? { points: -10, sentence: 'You spent about as much as you earned.' }
    : { points: -25, sentence: 'You spent more than 110% of your income.' }
}

function judgeNet({ income, expenses }: HealthFigures): Judgement {
  const net = income - expenses
  if (income === 0 && expenses === 0) {
    return { points: 0, sentence: 'There is no balance to judge yet.' }
  }
  if (net > 0) {
    return compareTenths(net, income, 3) > 0
      ? { points: 15, sentence: 'You kept more than 30% of your income.' }
      : { points: 10, sentence: 'You kept part of your income.' }
  }
  if (net === 0) return { points: -5, sentence: 'You kept none of your income.' }
  return compareTenths(-net, income, 1) < 0
    ? { points: -5, sentence: 'Your spending exceeded your income by less than 10%.' }
    : { points: -15, sentence: 'Your spending exceeded your income by 10% or more.' }
}

function judgeRecent({ recentIncome, recentExpenses }: HealthFigures): Judgement {
  if (recentIncome > recentExpenses) {
    return { points: 10, sentence: 'Your most recent transactions earned more than they spent.' }
  }
  if (recentExpenses > 2 * recentIncome) {
    return {
      points: -5,
      sentence: 'Your most recent transactions spent over twice what they earned.',
    }
  }
  return recentExpenses === 0
    ? { points: 0, sentence: 'There are no recent transactions yet.' }
    : { points: 0, sentence: 'Your most recent transactions spent at most twice what they earned.' }
}

function judgeTracking({ count }: HealthFigures): Judgement {
  if (count >= closeTrackingCountMin) {
    return { points: 5, sentence: 'You track your money closely, with more than 20 transactions.' }
  }
  return count <= trackingTipCountMax
    ? { points: 0, sentence: 'Record more transactions: fewer than 5 say little about your money.' }
    : { points: 0, sentence: 'More than 20 transactions in this range add 5 points.' }
}

/** Compares `part` with `tenths` tenths of `whole`: negative, 0 or positive. Multiplies instead of dividing, so nothing is rounded. */
function compareTenths(part: Cents, whole: Cents, tenths: number): number {
  const difference = BigInt(part) * 10n - BigInt(whole) * BigInt(tenths)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}
