export type PageSlot = number | 'gap'

/**
 * The pages to offer: first, last, the current one and its neighbours, with a gap for two or more left out. From eight
 * pages on there are always seven slots, so that the buttons do not move while paging.
 *
 * pageRange(5, 200000) → [1, 'gap', 4, 5, 6, 'gap', 200000]
 */
export function pageRange(current: number, pages: number): PageSlot[] {
  if (pages <= 7) return span(1, pages)
  if (current <= 4) return [...span(1, 5), 'gap', pages]
  if (current >= pages - 3) return [1, 'gap', ...span(pages - 4, pages)]
  return [1, 'gap', ...span(current - 1, current + 1), 'gap', pages]
}

function span(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)
}
