import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Holds the place of what is loading, in its size: `<Skeleton className="h-4 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-breathe rounded-[4px] bg-hairline forced-colors:border',
        className,
      )}
    />
  )
}

/** Says once that something is loading, around the skeletons that show it. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
