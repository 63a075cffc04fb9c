import { formatMoney } from '@evenkeel/domain/money'
import { type CategoryTotal, type RangeQuery, rankCategories } from '@evenkeel/domain/summary'
import { formatCount } from '@evenkeel/domain/text'
import { EmptyState, QueryView } from '#ui/states.tsx'
import { useSummary } from '../queries.ts'
import { ChartPanel } from './chartPanel.tsx'
import { doughnutSentence } from './chartWords.ts'
import { FigureTable } from './figureTable.tsx'
import { doughnut, LateChart, PanelSkeleton } from './lateChart.tsx'

type ExpensesByCategoryProps = { range: RangeQuery; onCategory: (category: string) => void }

export function ExpensesByCategory({ range, onCategory }: ExpensesByCategoryProps) {
  const query = useSummary(range)
  return (
    <QueryView
      query={query}
      error="Your expenses could not be loaded."
      skeleton={<PanelSkeleton title="Expenses by Category" />}
    >
      {({ categoryBreakdown }) => (
        <RankedPanel
          ranked={rankCategories(categoryBreakdown)}
          busy={query.isPlaceholderData}
          onCategory={onCategory}
        />
      )}
    </QueryView>
  )
}

type RankedProps = Pick<ExpensesByCategoryProps, 'onCategory'> & {
  ranked: readonly CategoryTotal[]
}

function RankedPanel({ ranked, busy, onCategory }: RankedProps & { busy: boolean }) {
  return (
    <ChartPanel
      title="Expenses by Category"
      sentence={doughnutSentence(ranked)}
      busy={busy}
      chart={(describedBy, showTable) =>
        ranked.length === 0 ? (
          <EmptyState text="No expense data available" className="h-full justify-center" />
        ) : (
          <LateChart>
            <doughnut.Part
              ranked={ranked}
              describedBy={describedBy}
              onCategory={onCategory}
              onEverythingElse={showTable}
            />
          </LateChart>
        )
      }
      table={ranked.length > 0 && <RankedTable ranked={ranked} onCategory={onCategory} />}
    />
  )
}

function RankedTable({ ranked, onCategory }: RankedProps) {
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
