const evenFrom = 80
const fullListDegrees = 32

/** How far the level lists: even at 80 and above, further with every point that is missing. */
export function listDegrees(score: number): number {
  return (Math.max(0, evenFrom - score) / evenFrom) * fullListDegrees
}
