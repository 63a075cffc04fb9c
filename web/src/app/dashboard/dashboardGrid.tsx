import type { ReactElement, ReactNode } from 'react'
import { useMedia } from '#lib/useMedia.ts'
import { cx } from '#ui/cx.ts'

type DashboardGridProps = {
  /** The side cards in the order of a narrow page, each with a key. */
  side: readonly ReactElement[]
  main: ReactNode
}

/**
 * Two independent columns on a wide page, so that a tall card leaves no gap beside it. The document order matches the
 * visual order, for Tab and screen readers: the charts come first on a wide page, the bills first in one column.
 */
export function DashboardGrid({ side, main }: DashboardGridProps) {
  // Paper is read in the order of a wide page.
  const isWide = useMedia('(min-width: 72rem), print')
  const columns = [
    <div key="side" className={cx(column, 'min-[72rem]:col-start-2')}>
      {isWide ? side.toReversed() : side}
    </div>,
    <div key="main" className={cx(column, 'min-[72rem]:col-start-1')}>
      {main}
    </div>,
  ]
  return <div className={grid}>{isWide ? columns.toReversed() : columns}</div>
}

// On paper there is one column, which breaks between its rows.
const grid =
  'mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:max-[72rem]:grid-rows-[auto_1fr] min-[72rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] print:block'
const column =
  'contents min-[72rem]:row-start-1 min-[72rem]:flex min-[72rem]:min-w-0 min-[72rem]:flex-col min-[72rem]:gap-6 print:block print:*:mb-6'
