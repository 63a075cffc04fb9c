import { type Period, periodRange } from '@evenkeel/domain/calendar'
import { memo, useState } from 'react'
import { rangeTitle } from '#lib/rangeWords.ts'
import { useToday } from '#lib/today.ts'
import { Card } from '#ui/card.tsx'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { dot, withWholeFigures } from '#ui/wholeFigures.tsx'
import { ReviewLink } from '../reviewLink.tsx'
import { ExpensesByCategory } from './expensesByCategory.tsx'
import { MonthlyTrend } from './monthlyTrend.tsx'

const options = [
  { value: 'thisMonth', label: 'This Month' },
  { value: 'lastMonth', label: 'Last Month' },
  { value: 'thisYear', label: 'This Year' },
] as const satisfies readonly { value: Period; label: string }[]

/** The transactions behind a slice or a point. */
export type Rows = { startDate: string; endDate: string; type?: 'expense'; category?: string }

type SpendingOverviewProps = {
  /** The period that the page's range is, if any, which the overview follows. */
  pagePeriod: Period | undefined
  onRows: (rows: Rows) => void
  className?: string
}

/** Has a period of its own. It follows the page's range where that is one of its periods; others redraw no chart. */
export const SpendingOverview = memo(function SpendingOverview(props: SpendingOverviewProps) {
  const { pagePeriod, onRows, className } = props
  const [period, setPeriod] = usePeriod(pagePeriod)
  // A page that stays open past the end of a month shows the new month.
  const { from, to } = periodRange(period, useToday())
  const range = { startDate: from, endDate: to }
  return (
    <Card
      title="Spending Overview"
      subtitle={
        <>
          {withWholeFigures(rangeTitle(from, to))}
          {period !== 'thisYear' && (
            <>
              {dot}
              <ReviewLink day={from} />
            </>
          )}
        </>
      }
      className={className}
      actions={
        <SegmentedControl
          label="Period"
          hideLabel
          options={options}
          value={period}
          onChange={setPeriod}
        />
      }
    >
      <div className="group/charts grid gap-x-8 gap-y-6 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] print:block print:*:not-first:mt-6">
        <ExpensesByCategory
          range={range}
          onCategory={(category) => onRows({ ...range, type: 'expense', category })}
        />
        <MonthlyTrend
          period={period}
          onPoint={(point) => onRows({ startDate: point.from, endDate: point.to })}
        />
      </div>
    </Card>
  )
})

/** The chosen period. A page's range that is a period replaces the choice. */
function usePeriod(pagePeriod: Period | undefined) {
  const [chosen, setChosen] = useState<Period>()
  const [followed, setFollowed] = useState(pagePeriod)
  if (followed !== pagePeriod) {
    setFollowed(pagePeriod)
    if (pagePeriod !== undefined) setChosen(undefined)
  }
  return [chosen ?? pagePeriod ?? 'thisMonth', setChosen] as const
}
