import type { Period } from '@evenkeel/domain/calendar'
import { formatMoney } from '@evenkeel/domain/money'
import type { TrendPoint } from '@evenkeel/domain/summary'
import { QueryView } from '#ui/states.tsx'
import { useTrend } from '../queries.ts'
import { ChartPanel } from './chartPanel.tsx'
import { trendSentence } from './chartWords.ts'
import { FigureTable } from './figureTable.tsx'
import { LateChart, PanelSkeleton, trendLines } from './lateChart.tsx'

type MonthlyTrendProps = { period: Period; onPoint: (point: TrendPoint) => void }

export function MonthlyTrend({ period, onPoint }: MonthlyTrendProps) {
  const query = useTrend(period)
  return (
    <QueryView
      query={query}
      error="Your trend could not be loaded."
      skeleton={<PanelSkeleton title="Monthly Trend" />}
    >
      {(points) => <TrendPanel points={points} busy={query.isPlaceholderData} onPoint={onPoint} />}
    </QueryView>
  )
}

type TrendProps = Pick<MonthlyTrendProps, 'onPoint'> & { points: readonly TrendPoint[] }

function TrendPanel({ points, busy, onPoint }: TrendProps & { busy: boolean }) {
  const isEmpty = points.every((point) => point.income === 0 && point.expenses === 0)
  return (
    <ChartPanel
      title="Monthly Trend"
      sentence={trendSentence(points)}
      busy={busy}
      chart={(describedBy) => (
        <LateChart>
          <trendLines.Part
            points={points}
            describedBy={describedBy}
            // A point that stands for no transactions has none to show.
            onPoint={isEmpty ? () => {} : onPoint}
          />
        </LateChart>
      )}
      table={!isEmpty && <TrendTable points={points} onPoint={onPoint} />}
    />
  )
}

function TrendTable({ points, onPoint }: TrendProps) {
  return (
    <FigureTable
      caption="Monthly Trend"
      columns={['When', 'Income', 'Expenses']}
      rows={points.map((point) => ({
        key: point.from,
        name: point.label,
        figures: [point.income, point.expenses].map((cents) => formatMoney(cents)),
        onSelect: () => onPoint(point),
      }))}
    />
  )
}
