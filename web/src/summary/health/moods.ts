import type { HealthMood, HealthScore } from '@evenkeel/domain/summary'

/** A score from so few entries says little. */
const earlyCountMax = 4

export function isEarly({ count }: Pick<HealthScore, 'count'>): boolean {
  return count <= earlyCountMax
}

/** The mood's name, and its colour unless the score says little yet. */
export function lookOf(health: Pick<HealthScore, 'mood' | 'count'>) {
  const { word, tone } = moods[health.mood]
  return { word, tone: isEarly(health) ? 'text-quiet' : tone }
}

/** Each mood's name and colour. */
export const moods: Readonly<Record<HealthMood, { word: string; tone: string }>> = {
  excellent: { word: 'Excellent', tone: 'text-in' },
  good: { word: 'Good', tone: 'text-accent' },
  fair: { word: 'Fair', tone: 'text-warn' },
  poor: { word: 'Poor', tone: 'text-out' },
  critical: { word: 'Critical', tone: 'text-out' },
}
