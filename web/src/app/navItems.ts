import type { NavItem } from './shell/nav.ts'

/** The pages that can be reached from anywhere (SPEC.md §2 Shell); an item comes with its page. */
export const navItems: readonly NavItem[] = [
  { label: 'Dashboard', href: '/', also: ['/dashboard'] },
  { label: 'Recurring Bills', href: '/recurring-bills' },
  { label: 'History', href: '/history', isMenuOnly: true },
  { label: 'Settings', href: '/settings' },
]
