type NavItem = {
  label: string
  href: string
  /** Other addresses of the same page, such as `/dashboard` for `/`. */
  also?: readonly string[]
  /** Only in the mobile menu; on a wide screen the user menu has it. */
  isMenuOnly?: true
}

/** The pages that can be reached from anywhere. */
export const navItems: readonly NavItem[] = [
  { label: 'Dashboard', href: '/', also: ['/dashboard'] },
  { label: 'Recurring Bills', href: '/recurring-bills' },
  { label: 'History', href: '/history', isMenuOnly: true },
  { label: 'Settings', href: '/settings' },
]

/** Also on the pages below it: a bill's page belongs to the bills. */
export function isCurrent({ href, also = [] }: NavItem, location: string): boolean {
  const isBelow = href !== '/' && location.startsWith(`${href}/`)
  return href === location || also.includes(location) || isBelow
}
