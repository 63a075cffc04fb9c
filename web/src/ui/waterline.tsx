import { cx } from './cx.ts'

type WaterlineProps = {
  /** A boat on the line; "listing" for an error. */
  boat?: boolean | 'listing'
  className?: string
}

/** Purely decorative. */
export function Waterline({ boat = false, className }: WaterlineProps) {
  if (!boat) {
    return <div aria-hidden className={cx('h-0.5 w-full rounded-full bg-accent', className)} />
  }
  return (
    <svg
      aria-hidden
      viewBox="0 0 224 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      className={cx('w-full text-accent', className)}
    >
      {boat === 'listing' ? (
        <>
          <path d="M1 14H78M146 14H223" />
          <path
            d="M88 14H136M92 14C94 32 130 32 132 14"
            fill="currentColor"
            transform="rotate(-13 112 14)"
          />
        </>
      ) : (
        <path d="M1 14H223M92 14C94 32 130 32 132 14" fill="currentColor" />
      )}
    </svg>
  )
}
