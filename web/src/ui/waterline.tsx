import { cx } from './cx.ts'

type WaterlineProps = {
  /** The boat lists, for an error. */
  listing?: boolean
  className?: string
}

/** A boat on the waterline. Purely decorative. */
export function Waterline({ listing = false, className }: WaterlineProps) {
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
      {listing ? (
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
