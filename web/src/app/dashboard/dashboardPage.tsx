import { Page } from '#app/shell/page.tsx'
import { SummaryCards } from '#summary/summaryCards.tsx'
import { useCategoryOptions } from '#summary/useCategoryOptions.ts'
import { RecentTransactions } from '#transactions/recentTransactions.tsx'
import { openQuickAdd } from './quickAddStore.ts'

/** Where the money goes, at a glance and to the last row (SPEC.md §2 Dashboard). */
export function DashboardPage() {
  const categoryOptions = useCategoryOptions()
  const range = {}
  return (
    <Page title="Dashboard">
      <div className="flex flex-col gap-6">
        <SummaryCards range={range} />
        <RecentTransactions
          filter={range}
          categoryOptions={categoryOptions}
          onQuickAdd={openQuickAdd}
        />
      </div>
    </Page>
  )
}
