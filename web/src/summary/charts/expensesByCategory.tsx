import { type CategoryTotal, type RangeQuery, rankCategories } from '@evenkeel/domain/summary'
import { formatCount, formatMoney } from '#lib/format.ts'
import { EmptyState, ErrorState } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { ChartPanel } from './chartPanel.tsx'
import { PanelSkeleton } from './chartSkeleton.tsx'
import { doughnutSentence } from './chartWords.ts'
import { FigureTable } from './figureTable.tsx'
import { LateChart } from './lateChart.tsx'

type ExpensesByCategoryProps = { range: RangeQuery; onCategory: (category: string) => void }

export function ExpensesByCategory({ range, onCategory }: ExpensesByCategoryProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useSummary(range)
  if (isError) {
    return (
      <ErrorState
        text="Your expenses could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <PanelSkeleton title="Expenses by Category" />
  const ranked = rankCategories(data.categoryBreakdown)
  return (
    <ChartPanel
      title="Expenses by Category"
      sentence={doughnutSentence(ranked)}
      busy={isPlaceholderData}
      chart={(describedBy) =>
        ranked.length === 0 ? (
          <EmptyState text="No expense data available" className="h-full justify-center" />
        ) : (
          <LateChart>
            {({ CategoryDoughnut }) => (
              <CategoryDoughnut ranked={ranked} describedBy={describedBy} onCategory={onCategory} />
            )}
          </LateChart>
        )
      }
      table={ranked.length > 0 && <RankedTable ranked={ranked} onCategory={onCategory} />}
    />
  )
}

type RankedTableProps = Pick<ExpensesByCategoryProps, 'onCategory'> & {
  ranked: readonly CategoryTotal[]
}

function RankedTable({ ranked, onCategory }: RankedTableProps) {
  return (
    <FigureTable
      caption="Expenses by Category"
      columns={['Category', 'Entries', 'Amount', 'Share']}
      rows={ranked.map((row) => ({
        key: row.name,
        name: row.name,
        figures: [formatCount(row.count), formatMoney(row.amount), `${row.percent.toFixed(1)}%`],
        onSelect: () => onCategory(row.name),
      }))}
    />
  )
}
