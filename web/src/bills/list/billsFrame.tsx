import type { Bill } from '@evenkeel/domain/bills'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '#ui/states.tsx'
import { useListFocus } from '#ui/useListFocus.ts'

type BillsFrameProps = {
  query: UseQueryResult<Bill[]>
  label: string
  skeleton: ReactNode
  empty: ReactNode
  children: (bills: readonly Bill[]) => ReactNode
}

/** A list of bills, or what is shown instead of it. */
export function BillsFrame({ query, label, skeleton, empty, children }: BillsFrameProps) {
  const focus = useListFocus(query.data)
  return (
    <section {...focus} aria-label={label} className="rounded-card">
      <QueryView
        query={query}
        error="Your recurring bills could not be loaded."
        skeleton={skeleton}
      >
        {(bills) => (bills.length === 0 ? empty : children(bills))}
      </QueryView>
    </section>
  )
}
