import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { Waterline } from './waterline.tsx'

type EmptyStateProps = {
  /** One sentence: what will be here. */
  text: ReactNode
  /** The one action that fills the place. */
  action?: ReactNode
  className?: string
}

/** An empty place: calm water, a sentence, and the way to fill it. */
export function EmptyState({ text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-4 px-4 py-6 text-center', className)}>
      <Waterline boat className="max-w-56" />
      <p className="max-w-[36ch] text-body text-balance text-quiet">{text}</p>
      {action}
    </div>
  )
}

type ErrorStateProps = {
  text: ReactNode
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

/** Something could not be loaded: says so, and tries again when asked. */
export function ErrorState({ text, onRetry, retrying = false, className }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('flex flex-col items-center gap-4 px-4 py-6 text-center', className)}
    >
      <Waterline boat="listing" className="max-w-56" />
      <p className="max-w-[36ch] text-body text-balance">{text}</p>
      {onRetry && (
        <Button icon={RotateCw} pending={retrying} pendingText="Retrying..." onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
