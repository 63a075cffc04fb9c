import * as z from 'zod/mini'
import { MoneyNumber } from '#money'
import { healthRaise, healthRaiseKinds, healthStepUp } from './healthRaise.ts'
import {
  expenseRatioPercent,
  type HealthFigures,
  healthInsights,
  healthMood,
  healthMoods,
  healthScore,
  healthStepKeys,
  healthSteps,
} from './healthScore.ts'

/** The health card: score, mood, the points of each step, insights, and what would raise the score. */
export const HealthScore = z.strictObject({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  mood: z.enum(healthMoods),
  /** Expenses as a rounded percentage of income; 0 without income. */
  expenseRatio: z.number().check(z.minimum(0)),
  hasIncome: z.boolean(),
  steps: z.array(
    z.strictObject({ key: z.enum(healthStepKeys), points: z.int(), sentence: z.string() }),
  ),
  insights: z.array(z.string()),
  raise: z.nullable(
    z.strictObject({ kind: z.enum(healthRaiseKinds), amount: MoneyNumber, points: z.int() }),
  ),
  /** The least that reaches a better mood; null if nothing does. */
  stepUp: z.nullable(
    z.strictObject({
      kind: z.enum(healthRaiseKinds),
      amount: MoneyNumber,
      mood: z.enum(healthMoods),
    }),
  ),
  /** How many entries the score rests on. */
  count: z.int().check(z.minimum(0)),
})
export type HealthScore = z.output<typeof HealthScore>

/** Computes the health card from the figures of a date range. */
export function judgeHealth(figures: HealthFigures): HealthScore {
  const score = healthScore(figures)
  return {
    score,
    mood: healthMood(score),
    expenseRatio: expenseRatioPercent(figures),
    hasIncome: figures.income > 0,
    steps: healthSteps(figures),
    insights: healthInsights(figures),
    raise: healthRaise(figures) ?? null,
    stepUp: healthStepUp(figures) ?? null,
    count: figures.count,
  }
}
