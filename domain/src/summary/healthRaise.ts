import type { Cents } from '#money'
import {
  type HealthFigures,
  type HealthMood,
  healthMood,
  healthMoods,
  healthScore,
} from './healthScore.ts'

export const healthRaiseKinds = ['lessSpending', 'moreIncome'] as const

/**
 * What would raise a score most: the smallest sufficient amount, and the points it adds. Income means a single entry, the
 * newest in the range: recording exactly that entry adds exactly these points.
 */
export type HealthRaise = {
  kind: (typeof healthRaiseKinds)[number]
  amount: Cents
  points: number
}

/** The least spending to save that reaches a better mood, and which. */
export type HealthStepUp = { amount: Cents; mood: HealthMood }

/**
 * The least that reaches a better mood. Undefined for the best one, and without income: then only an entry helps, and
 * how much it changes depends on which entry it pushes out of the recent ones.
 */
export function healthStepUp(figures: HealthFigures): HealthStepUp | undefined {
  if (figures.income === 0) return undefined
  const moodAt = (amount: Cents) =>
    healthMood(healthScore(settled(withLessSpending(figures, amount))))
  const isBetter = (amount: Cents) =>
    healthMoods.indexOf(moodAt(amount)) < healthMoods.indexOf(moodAt(0))
  if (!isBetter(figures.expenses)) return undefined
  const amount = smallest(figures.expenses, isBetter)
  return { amount, mood: moodAt(amount) }
}

/**
 * What would raise the score most: spending less, or income if there is none. Undefined if neither would. When searching
 * for less spending, the recent transactions stay unchanged; otherwise the advice would be to stop spending whenever
 * they contain no income. The points include them if the change must affect them too.
 */
export function healthRaise(figures: HealthFigures): HealthRaise | undefined {
  const kind = figures.income === 0 ? 'moreIncome' : 'lessSpending'
  const change = kind === 'moreIncome' ? withOneIncome : withLessSpending
  // With an income of twice the expenses, every step is satisfied.
  const amountMax = kind === 'moreIncome' ? figures.expenses * 2 : figures.expenses
  const scoreNow = healthScore(figures)
  const scoreAt = (amount: Cents) => healthScore(change(figures, amount))
  const scoreBest = scoreAt(amountMax)
  if (scoreBest === scoreNow) return undefined
  const amount = smallest(amountMax, (candidate) => scoreAt(candidate) === scoreBest)
  return { kind, amount, points: healthScore(settled(change(figures, amount))) - scoreNow }
}

function withLessSpending(figures: HealthFigures, amount: Cents): HealthFigures {
  return { ...figures, expenses: figures.expenses - amount }
}

/**
 * Adds an entry as the newest. It may push the tenth out of the recent ones, which changes nothing: without earlier income
 * that one is an expense, and an income that reaches the best score exceeds all expenses.
 */
function withOneIncome(figures: HealthFigures, amount: Cents): HealthFigures {
  if (amount === 0) return figures
  return {
    ...figures,
    income: figures.income + amount,
    recentIncome: figures.recentIncome + amount,
    count: figures.count + 1,
  }
}

/** Recent expenses cannot exceed total expenses. */
function settled(figures: HealthFigures): HealthFigures {
  return { ...figures, recentExpenses: Math.min(figures.recentExpenses, figures.expenses) }
}

/** The smallest amount that reaches the goal, by bisection: a larger change never lowers the score. */
function smallest(amountMax: Cents, reaches: (amount: Cents) => boolean): Cents {
  let low = 0
  let high = amountMax
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2)
    if (reaches(middle)) high = middle
    else low = middle + 1
  }
  return high
}
