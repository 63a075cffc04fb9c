import type { Period } from '@evenkeel/domain/calendar'
import type { TrendPoint } from '@evenkeel/domain/summary'
import { formatMoney } from '#lib/format.ts'
import { ErrorState } from '#ui/states.tsx'
import { useTrend } from '../queries.ts'
import { ChartPanel } from './chartPanel.tsx'
import { PanelSkeleton } from './chartSkeleton.tsx'
import { trendSentence } from './chartWords.ts'
import { FigureTable } from './figureTable.tsx'
import { LateChart } from './lateChart.tsx'

type MonthlyTrendProps = { period: Period; onPoint: (point: TrendPoint) => void }

export function MonthlyTrend({ period, onPoint }: MonthlyTrendProps) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useTrend(period)
  if (isError) {
    return (
      <ErrorState
        text="Your trend could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (data === undefined) return <PanelSkeleton title="Monthly Trend" />
  const isEmpty = data.every((point) => point.income === 0 && point.expenses === 0)
  return (
    <ChartPanel
      title="Monthly Trend"
      sentence={trendSentence(data)}
      busy={isPlaceholderData}
      chart={(describedBy) => (
        <LateChart>
          {({ TrendLines }) => (
            <TrendLines
              points={data}
              describedBy={describedBy}
              onPoint={isEmpty ? ignore : onPoint}
            />
          )}
        </LateChart>
      )}
      table={!isEmpty && <TrendTable points={data} onPoint={onPoint} />}
    />
  )
}

/** There are no entries behind a point that stands for none. */
function ignore() {}

type TrendTableProps = Pick<MonthlyTrendProps, 'onPoint'> & { points: readonly TrendPoint[] }

function TrendTable({ points, onPoint }: TrendTableProps) {
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
