type NavItem = {
  label: string
  href: string
  /** Other addresses of the same page, such as `/dashboard` for `/`. */
  also?: readonly string[]
  /** Pages below its address, such as one bill's, belong to it. */
  hasPages?: true
  /** Only in the mobile menu; on a wide screen the user menu has it. */
  isMenuOnly?: true
}

/** The pages that can be reached from anywhere. */
export const navItems: readonly NavItem[] = [
  { label: 'Dashboard', href: '/', also: ['/dashboard'] },
  { label: 'Recurring Bills', href: '/recurring-bills', hasPages: true },
  { label: 'History', href: '/history', isMenuOnly: true },
  { label: 'Settings', href: '/settings' },
]

export function isCurrent({ href, also = [], hasPages }: NavItem, location: string): boolean {
  const isBelow = hasPages === true && location.startsWith(`${href}/`)
  return href === location || also.includes(location) || isBelow
}
