import { cx } from './cx.ts'

type LogoProps = { size?: number; className?: string }

/** The mark: a circle cut by the level line, the arc of a hull beneath it. */
export function LogoMark({ size = 28, className }: LogoProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.75"
      strokeLinecap="round"
      className={cx('shrink-0', className)}
    >
      <circle cx="16" cy="16" r="12.5" />
      <path d="M1.5 16H30.5M9.5 16a6.5 6.5 0 0 0 13 0" />
    </svg>
  )
}

/** Mark and wordmark. */
export function Logo({ size = 28, className }: LogoProps) {
  return (
    <span className={cx('inline-flex items-center gap-2.5 text-accent', className)}>
      <LogoMark size={size} />
      <span className="font-serif text-title leading-none font-semibold text-ink">evenkeel</span>
    </span>
  )
}
