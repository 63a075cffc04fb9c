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

/** Always shown beside the category's name. */
export type CategoryLook = { icon: LucideIcon; colour: string }

const other: CategoryLook = { icon: Shapes, colour: 'var(--color-quiet)' }

// A Map, so that a user's category "constructor" is looked up like any other.
const looks: ReadonlyMap<string, CategoryLook> = new Map([
  ['Food & Dining', { icon: Utensils, colour: 'light-dark(#a8500b, #f2a65a)' }],
  ['Transportation', { icon: Car, colour: 'light-dark(#1d5fa8, #7db6f0)' }],
  ['Housing', { icon: House, colour: 'light-dark(#5b4b8a, #b9a9ec)' }],
  ['Entertainment', { icon: Clapperboard, colour: 'light-dark(#a1286a, #f08dbd)' }],
  ['Shopping', { icon: ShoppingBag, colour: 'light-dark(#7a6200, #e0c35a)' }],
  ['Healthcare', { icon: HeartPulse, colour: 'light-dark(#0b6b80, #66d0e0)' }],
  ['Utilities', { icon: Plug, colour: 'light-dark(#4a6410, #b5d36b)' }],
  ['Other', other],
])

/** Any other name has the style of Other. */
export function categoryLook(category: string): CategoryLook {
  return looks.get(category) ?? other
}
