import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useCallback, useRef } from 'react'
import { Page } from '#app/shell/page.tsx'
import { BillsWidget } from '#bills/billsWidget.tsx'
import { CategoryBreakdown } from '#summary/categoryBreakdown.tsx'
import { HealthCard } from '#summary/healthCard.tsx'
import { useSummary } from '#summary/queries.ts'
import { SpendingOverview } from '#summary/spendingOverview.tsx'
import { SummaryCards } from '#summary/summaryCards.tsx'
import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { rangeWords } from '#transactions/filterWords.ts'
import { QuickAddCard } from '#transactions/quickAddCard.tsx'
import { RecentTransactions } from '#transactions/recentTransactions.tsx'
import { DateFilter } from './dateFilter.tsx'
import { entriesOf } from './entriesOf.ts'
import { QuickActions } from './quickActions.tsx'
import { openQuickAdd } from './quickAddStore.ts'
import { useCsvExport } from './useCsvExport.ts'
import { useDashboardAddress } from './useDashboardAddress.ts'

/** Where the money goes, at a glance and to the last row (SPEC.md §2 Dashboard). */
export function DashboardPage() {
  const { range, filter, setRange, setFilter } = useDashboardAddress()
  const categoryOptions = useCategoryOptions()
  const summary = useSummary(range)
  const { exportEntries, exporting } = useCsvExport()
  const table = useRef<HTMLDivElement>(null)

  /** Follows a slice, a point or a category to its entries. */
  const showRows = useCallback(
    (rows: TransactionFilter) => {
      setFilter(rows)
      goTo(table.current)
    },
    [setFilter],
  )

  return (
    <Page
      title="Dashboard"
      lead={rangeWords(range.startDate, range.endDate) ?? 'Everything you have recorded'}
    >
      <DateFilter range={range} onRange={setRange} />
      <SummaryCards range={range} />
      <div className={grid}>
        <div className={side}>
          <BillsWidget className="md:max-[72rem]:row-span-2 md:max-[72rem]:-order-1 min-[72rem]:order-1" />
          <QuickAddCard categoryOptions={categoryOptions} />
          <HealthCard range={range} className="md:max-[72rem]:col-span-2 min-[72rem]:order-first" />
        </div>
        <div className={main}>
          <SpendingOverview className="md:max-[72rem]:col-span-2" onRows={showRows} />
          <CategoryBreakdown
            className="md:max-[72rem]:col-span-2"
            range={range}
            onCategory={(category) => showRows({ type: 'expense', category })}
          />
          <div className="min-w-0 md:max-[72rem]:col-span-2">
            <RecentTransactions
              ref={table}
              range={range}
              filter={filter}
              onFilter={setFilter}
              categoryOptions={categoryOptions}
              onQuickAdd={openQuickAdd}
              onClearRange={() => setRange({})}
              onExport={(shown, total) => exportEntries({ filter: shown, total })}
              exporting={exporting}
            />
          </div>
          <QuickActions
            className="md:max-[72rem]:-order-1"
            exporting={exporting}
            {...(summary.data && {
              onExport: () => exportEntries({ filter: range, total: entriesOf(summary.data) }),
            })}
          />
        </div>
      </div>
    </Page>
  )
}

/** To the list, and the focus with it; at once for whoever asked for less motion. */
function goTo(table: HTMLElement | null) {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  table?.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' })
  table?.querySelector<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
}

// On a phone everything stands in one column in the order of the document; the two columns of a wide page are
// columns of their own, so that a tall card beside leaves no hole.
const grid =
  'mt-6 grid grid-cols-1 items-start gap-6 md:grid-cols-2 md:max-[72rem]:grid-rows-[auto_1fr] min-[72rem]:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]'
const side =
  'contents min-[72rem]:col-start-2 min-[72rem]:flex min-[72rem]:min-w-0 min-[72rem]:flex-col min-[72rem]:gap-6'
const main =
  'contents min-[72rem]:col-start-1 min-[72rem]:row-start-1 min-[72rem]:flex min-[72rem]:min-w-0 min-[72rem]:flex-col min-[72rem]:gap-6'
