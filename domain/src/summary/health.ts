import * as z from 'zod'
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
  score: z.int().min(0).max(100),
  mood: z.enum(healthMoods),
  /** Expenses as a rounded percentage of income. */
  expenseRatio: z.number().min(0),
  steps: z.array(
    z.strictObject({ key: z.enum(healthStepKeys), points: z.int(), sentence: z.string() }),
  ),
  insights: z.array(z.string()),
  raise: z
    .strictObject({ kind: z.enum(healthRaiseKinds), amount: MoneyNumber, points: z.int() })
    .nullable(),
  /** The least that reaches a better mood; null if nothing does. */
  stepUp: z
    .strictObject({
      kind: z.enum(healthRaiseKinds),
      amount: MoneyNumber,
      mood: z.enum(healthMoods),
    })
    .nullable(),
  /** How many entries the score rests on. */
  count: z.int().min(0),
})
export type HealthScore = z.output<typeof HealthScore>

/** Computes the health card from the figures of a date range. */
export function judgeHealth(figures: HealthFigures): HealthScore {
  const score = healthScore(figures)
  return {
    score,
    mood: healthMood(score),
    expenseRatio: expenseRatioPercent(figures),
    steps: healthSteps(figures),
    insights: healthInsights(figures),
    raise: healthRaise(figures) ?? null,
    stepUp: healthStepUp(figures) ?? null,
    count: figures.count,
  }
}
