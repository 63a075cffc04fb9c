import { formatDay, type LocalDate, monthRange } from '@evenkeel/domain/calendar'
import { formatMoney, formatSigned } from '@evenkeel/domain/money'
import type { Outlook } from '@evenkeel/domain/summary'
import { FigureTable } from '../charts/figureTable.tsx'
import type { Rows } from '../charts/spendingOverview.tsx'
import { listDaysBeyond, listMonthDays } from './floatLine.ts'

type OutlookTableProps = { outlook: Outlook; onRows: (rows: Rows) => void }

/** The same figures as the line, and how the forecast fared in earlier months. */
export function OutlookTable({ outlook, onRows }: OutlookTableProps) {
  const trials = outlook.forecast?.trials ?? []
  return (
    <>
      <DayTable outlook={outlook} onRows={onRows} />
      {trials.length > 0 && (
        <div className="mt-4">
          <FigureTable
            caption="The forecast in earlier months"
            columns={['Forecast on this day', 'Forecast', 'Spent', 'Off by']}
            rows={trials.map(({ month, forecast, actual }) => {
              const { from, to } = monthRange(month)
              return {
                key: month,
                name: formatDay(month, 'monthOfYear'),
                figures: [forecast, actual, Math.abs(forecast - actual)].map(formatMoney),
                onSelect: () => onRows({ startDate: from, endDate: to, type: 'expense' }),
              }
            })}
          />
        </div>
      )}
    </>
  )
}

function DayTable({ outlook, onRows }: OutlookTableProps) {
  const hasLastMonth = outlook.lastMonth.length > 0
  const showDay = (day: LocalDate) => onRows({ startDate: day, endDate: day })
  const days = listMonthDays(outlook).map(({ day, balance, isAhead, lastMonth }) => ({
    key: day,
    name: `${formatDay(day, 'short')}${isAhead ? ', expected' : ''}`,
    figures: [
      formatSigned(balance),
      ...(hasLastMonth ? [lastMonth === undefined ? '' : formatSigned(lastMonth)] : []),
    ],
    isToday: day === outlook.today,
    onSelect: () => showDay(day),
  }))
  const beyond = listDaysBeyond(outlook).map(({ day, balance }) => ({
    key: day,
    name: formatDay(day, 'short'),
    figures: ['', formatSigned(balance)],
    onSelect: () => showDay(day),
  }))
  return (
    <FigureTable
      caption="Balance by day"
      columns={['Day', 'Balance', ...(hasLastMonth ? ['Last month'] : [])]}
      rows={[...days, ...beyond]}
    />
  )
}
