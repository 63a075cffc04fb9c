import type { Bill } from '@evenkeel/domain/bills'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorState } from '#ui/states.tsx'
import { useListFocus } from './useListFocus.ts'

type BillsFrameProps = {
  query: UseQueryResult<Bill[]>
  label: string
  skeleton: ReactNode
  empty: ReactNode
  children: (bills: readonly Bill[]) => ReactNode
}

/** A list of bills, or what stands in its place. */
export function BillsFrame({ query, label, skeleton, empty, children }: BillsFrameProps) {
  const focus = useListFocus(query.data)

  function content() {
    if (query.isError) {
      return (
        <ErrorState
          text="Your recurring bills could not be loaded."
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    }
    if (query.data === undefined) return skeleton
    return query.data.length === 0 ? empty : children(query.data)
  }

  return (
    <section {...focus} aria-label={label} className="rounded-card">
      {content()}
    </section>
  )
}
