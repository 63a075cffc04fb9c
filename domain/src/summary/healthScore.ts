import { type Cents, roundedPercent } from '#money'

/** What the score is made from: whole cents and counts of one range of days. */
export type HealthFigures = {
  income: Cents
  expenses: Cents
  /** How many transactions the range has. */
  count: number
  /** Totals of the range's 10 most recent transactions. */
  recentIncome: Cents
  recentExpenses: Cents
}

/** How many transactions count as recent (SPEC.md §9). */
export const recentCountMax = 10

const scoreStart = 50
const scoreMax = 100
const closeTrackingCountMin = 21
const trackingTipCountMax = 4
const insightsMax = 3

export const healthMoods = ['excellent', 'good', 'fair', 'poor', 'critical'] as const
export type HealthMood = (typeof healthMoods)[number]

export const healthStepKeys = ['ratio', 'net', 'recent', 'tracking'] as const

/** One part of the score: what it adds or costs, and why, as a sentence for the person. */
export type HealthStep = {
  key: (typeof healthStepKeys)[number]
  points: number
  sentence: string
}

type Judgement = Omit<HealthStep, 'key'>

/** The four parts of the score in their order (SPEC.md §9). */
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

/** The mood of a score (SPEC.md §4). */
export function healthMood(score: number): HealthMood {
  if (score >= 80) return 'excellent'
  if (score >= 65) return 'good'
  if (score >= 45) return 'fair'
  return score >= 25 ? 'poor' : 'critical'
}

/** At most three sentences: the tracking tip, and the steps that cost points, worst first. */
export function healthInsights(figures: HealthFigures): string[] {
  const steps = healthSteps(figures)
  const needsTip = figures.count <= trackingTipCountMax
  const tip = steps.filter((step) => step.key === 'tracking' && needsTip)
  const costly = steps.filter((step) => step.points < 0).toSorted((a, b) => a.points - b.points)
  return [...tip, ...costly].slice(0, insightsMax).map((step) => step.sentence)
}

/** Expenses as a rounded percent of income; 0 where there is no income. */
export function expenseRatioPercent({ income, expenses }: HealthFigures): number {
  return income === 0 ? 0 : roundedPercent(expenses, income)
}

function judgeRatio({ income, expenses }: HealthFigures): Judgement {
  if (income === 0 && expenses === 0) {
    return { points: 0, sentence: 'Nothing was earned or spent in this range yet.' }
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
      : { points: 10, sentence: 'You kept a part of your income.' }
  }
  if (net === 0) return { points: -5, sentence: 'You kept nothing of your income.' }
  return compareTenths(-net, income, 1) < 0
    ? { points: -5, sentence: 'Your spending was above your income by less than 10%.' }
    : { points: -15, sentence: 'Your spending was above your income by 10% or more.' }
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

/** Below 0, 0 or above 0 as `part` is less than, exactly or more than so many tenths of `whole`; no quotient rounds. */
function compareTenths(part: Cents, whole: Cents, tenths: number): number {
  const difference = BigInt(part) * 10n - BigInt(whole) * BigInt(tenths)
  return difference === 0n ? 0 : difference < 0n ? -1 : 1
}
