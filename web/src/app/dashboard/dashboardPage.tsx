import type { RangeQuery } from '@evenkeel/domain/summary'
import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { type ComponentProps, Suspense, useCallback, useEffect } from 'react'
import { openAssistant } from '#app/assistantLayer.tsx'
import { Page } from '#app/shell/page.tsx'
import { useActiveBills, useExpectedCount } from '#bills/queries.ts'
import { BillsWidget } from '#bills/widget/billsWidget.tsx'
import { lazyPart } from '#lib/lazyPart.ts'
import { rangeWords } from '#lib/rangeWords.ts'
import { useToday } from '#lib/today.ts'
import { phone, tablet, useMedia } from '#lib/useMedia.ts'
import { CategoryBreakdown } from '#summary/categoryBreakdown.tsx'
import { SpendingOverview } from '#summary/charts/spendingOverview.tsx'
import { HealthCard } from '#summary/health/healthCard.tsx'
import { OutlookCard } from '#summary/outlook/outlookCard.tsx'
import { OwnCategories } from '#summary/ownCategories.tsx'
import { useSummary } from '#summary/queries.ts'
import { SummaryCards } from '#summary/summaryCards.tsx'
import { QuickAddCard } from '#transactions/quickAdd/quickAddCard.tsx'
import { RecentTransactions } from '#transactions/table/recentTransactions.tsx'
import { useCsvExport } from '#transfer/useDownload.ts'
import { AfterPaint } from '#ui/afterPaint.tsx'
import { cx } from '#ui/cx.ts'
import { useListFocus } from '#ui/useListFocus.ts'
import { DashboardGrid } from './dashboardGrid.tsx'
import { DateFilter } from './dateFilter.tsx'
import { goToTransactions, transactionsPlace } from './goToTransactions.ts'
import { QuickActions } from './quickActions.tsx'
import { openQuickAdd } from './quickAddLayer.tsx'
import { periodOf } from './rangeAddress.ts'
import { useDashboardAddress } from './useDashboardAddress.ts'

export function DashboardPage() {
  const address = useDashboardAddress()
  const { range, setRange, setFilter } = address
  // One looks up an entry on a phone more often than a chart.
  const isPhone = useMedia(phone)
  const isFirst = useIsFirstVisit()
  const lead = useListFocus(isFirst)
  const period = periodOf(range, useToday())
  const { mutate: exportCsv, isPending: exporting } = useCsvExport()

  /** Shows the transactions behind a slice, a point or a category. */
  const showRows = useCallback(
    (rows: TransactionFilter) => {
      setFilter(rows)
      goToTransactions()
    },
    [setFilter],
  )

  // One reads this month's line and the totals first; drawing what is below them would keep them waiting.
  const charts = (
    <AfterPaint key="charts" room={cx('h-200', wholeWidth)}>
      <SpendingOverview className={wholeWidth} pagePeriod={period} onRows={showRows} />
      <CategoryBreakdown
        className={wholeWidth}
        range={range}
        onCategory={(category) => showRows({ type: 'expense', category })}
      />
    </AfterPaint>
  )
  const rows = (
    <Transactions key="rows" address={address} exporting={exporting} onExport={exportCsv} />
  )
  const actions = (
    <QuickActions
      key="actions"
      className={cx('print:hidden', wholeWidth)}
      range={range}
      exporting={exporting}
      onAssistant={openAssistant}
      onExport={() => exportCsv(range)}
    />
  )
  const main = isPhone ? [rows, charts, actions] : [charts, rows, actions]

  return (
    <Page
      title="Dashboard"
      lead={rangeWords(range.startDate, range.endDate) ?? 'Everything you have recorded'}
    >
      <DateFilter range={range} onRange={setRange} />
      <section {...lead} aria-label="Your month" className="rounded-card">
        {isFirst ? <Start /> : <OutlookCard onRows={showRows} onQuickAdd={openQuickAdd} />}
      </section>
      <SummaryCards range={range} />
      {/* On a first visit, one card says what to do; the others only say what will be in them. */}
      <div data-plain={isFirst || undefined}>
        <OwnCategories>
          <DashboardGrid side={useSideCards(range)} main={main} />
        </OwnCategories>
      </div>
    </Page>
  )
}

type TransactionsProps = Pick<
  ComponentProps<typeof RecentTransactions>,
  'exporting' | 'onExport'
> & { address: ReturnType<typeof useDashboardAddress> }

function Transactions({ address, ...exports }: TransactionsProps) {
  const { range, filter, setRange, setFilter, typeFilter, size, setSize } = address
  return (
    <div id={transactionsPlace} className={cx('min-w-0 scroll-mt-4', wholeWidth, onOneSheet)}>
      <AfterPaint room="h-150">
        <Rows
          range={range}
          filter={filter}
          onFilter={setFilter}
          onTypedFilter={typeFilter}
          size={size}
          onSize={setSize}
          onQuickAdd={openQuickAdd}
          onClearRange={() => setRange({})}
          {...exports}
        />
      </AfterPaint>
    </div>
  )
}

/** The table; an address that ends in its id opens the page there. */
function Rows(props: ComponentProps<typeof RecentTransactions>) {
  useEffect(() => {
    if (window.location.hash === `#${transactionsPlace}`) goToTransactions()
  }, [])
  return <RecentTransactions {...props} />
}

const startCard = lazyPart(() => import('./startCard.tsx'), 'StartCard')

function Start() {
  return (
    <Suspense
      fallback={
        <div className="mb-6 min-h-116 rounded-card border border-hairline bg-raised sm:min-h-74.5" />
      }
    >
      <startCard.Part onQuickAdd={openQuickAdd} />
    </Suspense>
  )
}

/** True until the first entry is recorded. */
function useIsFirstVisit(): boolean {
  const { data } = useSummary({})
  return data !== undefined && data.categoryBreakdown.size + data.incomeBreakdown.size === 0
}

/**
 * In the order of a narrow page. On a tablet, the score stands below the bills if they are few or could not be loaded,
 * else below Quick Add.
 */
function useSideCards(range: RangeQuery) {
  const { data, isError } = useActiveBills()
  const count = isError ? 0 : data?.length
  const expected = useExpectedCount(count, 3)
  const isBelowBills = useMedia(tablet) && (count ?? expected) < 3
  const bills = (
    <BillsWidget
      key="bills"
      className={cx(!isBelowBills && 'md:max-[72rem]:row-span-2', onOneSheet)}
    />
  )
  const health = <HealthCard key="health" range={range} className={onOneSheet} />
  const quickAdd = (
    <div
      key="quickAdd"
      className={cx('min-w-0 print:hidden', isBelowBills && 'col-start-2 row-span-2 row-start-1')}
    >
      <AfterPaint room="h-122">
        <QuickAddCard />
      </AfterPaint>
    </div>
  )
  return isBelowBills ? [bills, health, quickAdd] : [bills, quickAdd, health]
}

/** Never split between two sheets of paper. */
const onOneSheet = 'print:break-inside-avoid'
/** Spans both columns of a tablet. */
const wholeWidth = 'md:max-[72rem]:col-span-2'
