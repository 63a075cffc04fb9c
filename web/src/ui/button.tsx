import type { LucideIcon } from 'lucide-react'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link } from 'wouter'
import { cx } from './cx.ts'
import { Icon } from './icon.tsx'

type ButtonLook = {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
  icon?: LucideIcon | undefined
  className?: string | undefined
  children?: ReactNode
}

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** The action is under way: the button keeps its focus and does nothing when pressed. */
    pending?: boolean | undefined
    pendingText?: string | undefined
  }

const shape =
  'inline-flex items-center justify-center gap-2 rounded-control border font-medium text-balance whitespace-nowrap select-none max-[20rem]:py-1.5 max-[20rem]:whitespace-normal transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-55 forced-colors:disabled:opacity-100 aria-disabled:cursor-progress'

const sizes = {
  regular: 'min-h-10 px-4 max-[20rem]:px-2 text-body touch:min-h-11',
  small: 'min-h-8 px-3 text-small touch:min-h-11 touch:text-body',
}

const variants = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'border-edge bg-raised text-ink hover:border-accent hover:text-accent',
  quiet: 'border-transparent bg-transparent text-accent hover:bg-accent-soft',
  danger: 'border-transparent bg-out text-on-out hover:brightness-90',
}

function buttonClass({ variant = 'secondary', size = 'regular', icon, className }: ButtonLook) {
  return cx(shape, sizes[size], variants[variant], icon && 'text-start', className)
}

export function Button(props: ButtonProps) {
  const { variant, size, icon, className, pending, pendingText, children, onClick, ...rest } = props
  return (
    <button
      type="button"
      className={buttonClass({ variant, size, icon, className })}
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      {...rest}
    >
      {icon && <Icon of={icon} />}
      {pending && pendingText ? pendingText : children}
    </button>
  )
}

/** A disabled button would lose the focus, so this one ignores presses, and Enter in its form. */
function ignore(event: MouseEvent) {
  event.preventDefault()
  event.stopPropagation()
}

type ButtonLinkProps = ButtonLook & { href: string; onClick?: () => void }

/**
 * Where a quiet button ends in line with the column it stands in, although its own edge is not seen. In very large text
 * it wraps below its title, and begins in line.
 */
export const besideTitle =
  'not-forced-colors:-mr-3 max-[20rem]:not-forced-colors:-ml-3 max-[20rem]:not-forced-colors:mr-0'

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, className, children, ...rest } = props
  return (
    <Link className={buttonClass({ variant, size, icon, className })} {...rest}>
      {icon && <Icon of={icon} />}
      {children}
    </Link>
  )
}
