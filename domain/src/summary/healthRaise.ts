import type { Cents } from '#money'
import { type HealthFigures, healthScore } from './healthScore.ts'

export const healthRaiseKinds = ['lessSpending', 'moreIncome'] as const

/**
 * What would raise a score most: the smallest amount that does it, and the points it is worth. Income is meant as one
 * entry, the newest of the range: whoever records exactly that has exactly these points more.
 */
export type HealthRaise = {
  kind: (typeof healthRaiseKinds)[number]
  amount: Cents
  points: number
}

/**
 * What would raise the score most: less spending, or income where there is none. Undefined where neither would.
 * For less spending, the search leaves the recent transactions as they are, or it would advise to stop spending
 * whenever no income is among them; the points count them where the change must reach them too.
 */
export function healthRaise(figures: HealthFigures): HealthRaise | undefined {
  const kind = figures.income === 0 ? 'moreIncome' : 'lessSpending'
  const change = kind === 'moreIncome' ? withOneIncome : withLessSpending
  // With twice the expenses as income no step can ask for more.
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
 * One more entry, the newest. That it may push the tenth out of the recent ones changes nothing: without income before,
 * that one is an expense, and an income that reaches the best score is ahead of all expenses.
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

/** The recent transactions cannot have spent more than all of them. */
function settled(figures: HealthFigures): HealthFigures {
  return { ...figures, recentExpenses: Math.min(figures.recentExpenses, figures.expenses) }
}

/** The smallest amount that reaches a goal: a bisection, since more of a change never lowers the score. */
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
