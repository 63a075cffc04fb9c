import type { ReactNode } from 'react'
import { ShownRowsContext } from '#transactions/entry/hiddenNote.ts'
import { goToTransactions } from './goToTransactions.ts'
import { shownAt, useDashboardAddress } from './useDashboardAddress.ts'

type ShownRowsProviderProps = { isDashboard: boolean; children: ReactNode }

/** Lets forms on the dashboard find out whether its table lists what they have saved. */
export function ShownRowsProvider({ isDashboard, children }: ShownRowsProviderProps) {
  const { show } = useDashboardAddress()
  const rows = isDashboard
    ? {
        // Not from the last render: a save may end long after it began.
        read: () => shownAt(new URLSearchParams(window.location.search)),
        show(next: Parameters<typeof show>[0]) {
          show(next)
          goToTransactions()
        },
      }
    : undefined
  return <ShownRowsContext value={rows}>{children}</ShownRowsContext>
}
