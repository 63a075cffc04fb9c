import type { Summary } from '@evenkeel/domain/summary'

/** How many entries a summary was made from. */
export function entriesOf({ categoryBreakdown, incomeBreakdown }: Summary): number {
  const figures = [...categoryBreakdown.values(), ...incomeBreakdown.values()]
  return figures.reduce((sum, { count }) => sum + count, 0)
}
