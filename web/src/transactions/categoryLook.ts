import {
  Car,
  Clapperboard,
  HeartPulse,
  House,
  type LucideIcon,
  Plug,
  Shapes,
  ShoppingBag,
  Utensils,
} from 'lucide-react'

/** Always shown beside the category's name. Charts, cards and pages share it. */
export type CategoryLook = { icon: LucideIcon; colour: string }

const other: CategoryLook = { icon: Shapes, colour: '#14B8A6' }

// A Map, so that a user's category "constructor" is looked up like any other.
const looks: ReadonlyMap<string, CategoryLook> = new Map([
  ['Food & Dining', { icon: Utensils, colour: '#EF4444' }],
  ['Transportation', { icon: Car, colour: '#3B82F6' }],
  ['Housing', { icon: House, colour: '#10B981' }],
  ['Entertainment', { icon: Clapperboard, colour: '#8B5CF6' }],
  ['Shopping', { icon: ShoppingBag, colour: '#F59E0B' }],
  ['Healthcare', { icon: HeartPulse, colour: '#EC4899' }],
  ['Utilities', { icon: Plug, colour: '#6B7280' }],
  ['Other', other],
])

/** Any other name has the style of Other. */
export function categoryLook(category: string): CategoryLook {
  return looks.get(category) ?? other
}
