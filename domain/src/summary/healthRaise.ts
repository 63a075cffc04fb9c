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

/** The least that reaches a better mood, and which. */
export type HealthStepUp = { kind: HealthRaise['kind']; amount: Cents; mood: HealthMood }

/** The least that reaches a better mood: less spending, or income if there is none. Undefined for the best one. */
export function healthStepUp(figures: HealthFigures): HealthStepUp | undefined {
  const { kind, change, amountMax } = leverOf(figures)
  const moodAt = (amount: Cents) => healthMood(healthScore(settled(change(figures, amount))))
  const isBetter = (amount: Cents) =>
    healthMoods.indexOf(moodAt(amount)) < healthMoods.indexOf(moodAt(0))
  if (!isBetter(amountMax)) return undefined
  const amount = smallest(amountMax, isBetter)
  return { kind, amount, mood: moodAt(amount) }
}

/**
 * What would raise the score most: spending less, or income if there is none. Undefined if neither would. When searching
 * for less spending, the recent transactions stay unchanged; otherwise the advice would be to stop spending whenever
 * they contain no income. The points include them if the change must affect them too.
 */
export function healthRaise(figures: HealthFigures): HealthRaise | undefined {
  const { kind, change, amountMax } = leverOf(figures)
  const scoreNow = healthScore(figures)
  const scoreAt = (amount: Cents) => healthScore(change(figures, amount))
  const scoreBest = scoreAt(amountMax)
  if (scoreBest === scoreNow) return undefined
  const amount = smallest(amountMax, (candidate) => scoreAt(candidate) === scoreBest)
  return { kind, amount, points: healthScore(settled(change(figures, amount))) - scoreNow }
}

/** What can be changed: spending, or income if there is none. */
function leverOf({ income, expenses }: HealthFigures) {
  return income === 0
    ? // With an income of twice the expenses, every step is satisfied.
      { kind: 'moreIncome' as const, change: withOneIncome, amountMax: expenses * 2 }
    : { kind: 'lessSpending' as const, change: withLessSpending, amountMax: expenses }
}

function withLessSpending(figures: HealthFigures, amount: Cents): HealthFigures {
  return { ...figures, expenses: figures.expenses - amount }
}

/** Adds an entry as the newest. Without earlier income, the one it pushes out of the recent ones is an expense. */
function withOneIncome(figures: HealthFigures, amount: Cents): HealthFigures {
  if (amount === 0) return figures
  return {
    ...figures,
    income: figures.income + amount,
    recentIncome: figures.recentIncome + amount,
    recentExpenses: figures.recentExpenses - figures.leavingExpense,
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
