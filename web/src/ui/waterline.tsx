import { cx } from './cx.ts'

type WaterlineProps = {
  /** A hull on the line; listing where something is wrong. */
  boat?: boolean | 'listing'
  className?: string
}

/** The line that runs through the product. Decoration: what it divides says so by itself. */
export function Waterline({ boat = false, className }: WaterlineProps) {
  if (!boat)
    return <div aria-hidden className={cx('h-0.5 w-full rounded-full bg-accent', className)} />
  return (
    <svg
      aria-hidden
      viewBox="0 0 224 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx('w-full text-accent', className)}
    >
      <path d="M1 20H84M140 20H223" />
      <g transform={boat === 'listing' ? 'rotate(-14 112 20)' : undefined}>
        <path d="M90 20H134" />
        <path d="M97 20a15 15 0 0 0 30 0" fill="currentColor" stroke="none" />
      </g>
    </svg>
  )
}
