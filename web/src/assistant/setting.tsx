import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { toastFailure } from '#ui/toasts/toastStore.ts'

export function SettingSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <Skeleton className="h-16 w-full max-w-96" />
    </Loading>
  )
}

export function tellNotSaved(error: Error) {
  toastFailure(error, 'Not Saved', 'Your choice could not be saved. Please try again.')
}
