import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Its accessible name and its tooltip. */
  label: string
  /** What it is for, where several have the same label: read out after it. */
  of?: ReactNode
  icon: LucideIcon
  variant?: keyof typeof variants
  size?: keyof typeof sizes
}

const variants = {
  quiet: 'border-transparent text-quiet hover:bg-accent-soft hover:text-accent',
  secondary: 'border-edge bg-raised text-ink hover:border-accent hover:text-accent',
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  danger: 'border-transparent text-quiet hover:bg-out-soft hover:text-out',
}

const sizes = { regular: 'size-10 touch:size-11', small: 'size-8 touch:size-11' }

export function IconButton(props: IconButtonProps) {
  const { label, of, icon, variant = 'quiet', size = 'regular', className, ...rest } = props
  return (
    <button
      type="button"
      aria-label={of ? undefined : label}
      data-tip={label}
      className={cx(
        'inline-flex shrink-0 items-center justify-center rounded-control border transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:disabled:opacity-100',
        sizes[size],
        variants[variant],
        className,
      )}
      {...rest}
    >
      {of && (
        <span className="sr-only">
          {label}: {of}
        </span>
      )}
      <Icon of={icon} size={size === 'small' ? 16 : 20} />
    </button>
  )
}
