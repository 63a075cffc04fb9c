import { ordinals } from '../reading/calendarWords.ts'

/** `second`, as a place in an order. */
export function rankName(rank: number): string {
  return ordinals[rank] ?? ''
}
