import { ChevronDown, type LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { IconButton } from '../iconButton.tsx'

export type MenuItem = { label: string; icon: LucideIcon; onSelect: () => void }

export type MenuProps = {
  /** What the button opens, in words. */
  label: string
  items: readonly MenuItem[]
  disabled?: boolean
  /** Shown above the items. */
  heading?: ReactNode
  /** The look of a button that shows something else than an arrow. */
  className?: string
  children?: ReactNode
}

type MenuButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & { label: string }

export function MenuButton({ label, children, ...button }: MenuButtonProps) {
  if (!children) {
    return (
      <IconButton {...button} label={label} icon={ChevronDown} size="small" variant="secondary" />
    )
  }
  return (
    <button {...button} type="button" aria-label={label}>
      {children}
    </button>
  )
}
