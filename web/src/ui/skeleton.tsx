import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** A placeholder of the same size as what is loading: `<Skeleton className="h-4 w-32" />`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-breathe rounded-[4px] bg-hairline forced-colors:border forced-colors:border-dashed forced-colors:border-[GrayText]',
        className,
      )}
    />
  )
}

/** Announces loading once, around its skeletons. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
