import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { UnexpectedReplyError } from '#lib/api/errors.ts'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { reloadPage } from './toasts/toastStore.ts'
import { Waterline } from './waterline.tsx'

type EmptyStateProps = {
  title?: string
  /** One sentence about what will be here. */
  text: ReactNode
  action?: ReactNode
  className?: string
}

/** Shown where there is nothing yet, with an action that changes this. */
export function EmptyState({ title, text, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-4 px-5 py-6 text-center', className)}>
      <Waterline className="max-w-56 in-[[data-plain]]:hidden" />
      <p className="max-w-[36ch] text-body text-balance text-quiet">
        {title && <span className="mb-1 block font-medium text-ink">{title}</span>}
        {text}
      </p>
      {action}
    </div>
  )
}

type ErrorStateProps = {
  text: ReactNode
  /** What went wrong: a reply that this page cannot read needs a new page, not another try. */
  error?: unknown
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

/** Says that something could not be loaded, and retries on request. */
export function ErrorState(props: ErrorStateProps) {
  const { text, error, onRetry, retrying = false, className } = props
  const isOutdated = error instanceof UnexpectedReplyError
  return (
    <div
      role="alert"
      className={cx('flex flex-col items-center gap-4 px-4 py-6 text-center', className)}
    >
      <Waterline listing className="max-w-56" />
      <p className="max-w-[36ch] text-body text-balance">{isOutdated ? error.message : text}</p>
      {isOutdated ? (
        <Button icon={RotateCw} onClick={reloadPage}>
          Reload
        </Button>
      ) : (
        onRetry && (
          <Button icon={RotateCw} pending={retrying} pendingText="Retrying..." onClick={onRetry}>
            Retry
          </Button>
        )
      )}
    </div>
  )
}

type QueryViewProps<Data> = {
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  /** What to say if it could not be loaded. */
  error: string
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** Shows what a query has loaded; before that a skeleton, or an error with a retry. */
export function QueryView<Data>({ query, error, skeleton, children }: QueryViewProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (isError) {
    return (
      <ErrorState
        text={error}
        error={query.error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  return data === undefined ? skeleton : children(data)
}
