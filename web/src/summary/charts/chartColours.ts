/** In this order; a ninth category starts again. */
const doughnut = [
  '#EF4444',
  '#3B82F6',
  '#10B981',
  '#8B5CF6',
  '#F59E0B',
  '#EC4899',
  '#6B7280',
  '#14B8A6',
] as const

export const trendColours = { income: '#10B981', expenses: '#EF4444' } as const

export function doughnutColours(count: number): string[] {
  return Array.from({ length: count }, (_, index) => doughnut[index % doughnut.length] ?? '')
}
