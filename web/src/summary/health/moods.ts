import type { HealthMood } from '@evenkeel/domain/summary'

/** What a mood is called, and the ink it is drawn in. */
export const moods: Readonly<Record<HealthMood, { word: string; tone: string }>> = {
  excellent: { word: 'Excellent', tone: 'text-in' },
  good: { word: 'Good', tone: 'text-accent' },
  fair: { word: 'Fair', tone: 'text-warn' },
  poor: { word: 'Poor', tone: 'text-out' },
  critical: { word: 'Critical', tone: 'text-out' },
}
