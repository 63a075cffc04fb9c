import type { Outlook } from '@evenkeel/domain/summary'
import { formatDay, formatMoney } from '#lib/format.ts'
import { FigureTable } from '../charts/figureTable.tsx'
import { listMonthDays } from './floatLine.ts'

type OutlookTableProps = { outlook: Outlook; onDay: (day: string) => void }

/** The same figures as the line. */
export function OutlookTable({ outlook, onDay }: OutlookTableProps) {
  const hasLastMonth = outlook.lastMonth.length > 0
  return (
    <FigureTable
      caption="Balance by day"
      columns={['Day', 'Balance', ...(hasLastMonth ? ['Last month'] : [])]}
      rows={listMonthDays(outlook).map(({ day, balance, isAhead, lastMonth }) => ({
        key: day,
        name: `${formatDay(day, 'short')}${isAhead ? ', expected' : ''}`,
        figures: [
          formatMoney(balance),
          ...(hasLastMonth ? [lastMonth === undefined ? '' : formatMoney(lastMonth)] : []),
        ],
        onSelect: () => onDay(day),
      }))}
    />
  )
}
