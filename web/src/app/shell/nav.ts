export type NavItem = {
  label: string
  href: string
  /** Other addresses of the same page: `/dashboard` for `/`. */
  also?: readonly string[]
}

export function isCurrent(item: NavItem, location: string): boolean {
  return item.href === location || (item.also?.includes(location) ?? false)
}
