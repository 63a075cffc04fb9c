export type NavItem = {
  label: string
  href: string
  /** Other addresses of the same page: `/dashboard` for `/`. */
  also?: readonly string[]
  /** Left out of the bar of a wide screen, where the user menu has it. */
  isMenuOnly?: true
}

export function isCurrent(item: NavItem, location: string): boolean {
  return item.href === location || (item.also?.includes(location) ?? false)
}

/** What the header and its menu are told. */
export type HeaderProps = {
  nav: readonly NavItem[]
  /** The address that is open, from the router. */
  location: string
  email: string
  onLogout: () => void
  /** Each opener brings its button with it. */
  onQuickAdd?: (() => void) | undefined
  onAssistant?: (() => void) | undefined
}

/** The pages that can be reached from anywhere. */
export const navItems: readonly NavItem[] = [
  { label: 'Dashboard', href: '/', also: ['/dashboard'] },
  { label: 'Recurring Bills', href: '/recurring-bills' },
  { label: 'History', href: '/history', isMenuOnly: true },
  { label: 'Settings', href: '/settings' },
]
