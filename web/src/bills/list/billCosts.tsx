// biome-ignore-all lint/a11y/noRedundantRoles: on narrow screens rows are no table rows, and browsers drop the roles of a
// table without table layout unless they are explicit.
import {
  type Bill,
  billTotals,
  type CategoryCost,
  categoryCosts,
  horizonOf,
} from '@evenkeel/domain/bills'
import { formatDay } from '@evenkeel/domain/calendar'
import type { Cents } from '@evenkeel/domain/money'
import { formatPlural } from '@evenkeel/domain/text'
import type { ReactNode } from 'react'
import { useToday } from '#lib/today.ts'
import { categoryLook } from '#transactions/categoryLook.ts'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Figure, FigureRow, SecondFigure } from '#ui/figureRow.tsx'
import { Icon } from '#ui/icon.tsx'
import { Money } from '#ui/money.tsx'
import { useBillMonth } from '../month/useBillMonth.ts'

const spans = [
  { key: 'monthly', label: 'Each month' },
  { key: 'yearly', label: 'Each year' },
  { key: 'ahead', label: 'Next 30 days' },
] as const

/** The totals of the active bills, income above the line and expenses below it. */
export function BillCosts({ bills }: { bills: readonly Bill[] }) {
  const month = useBillMonth()
  const today = useToday()
  const costsOf = (type: Bill['type']) => ({
    ...billTotals(bills, type),
    ahead: month.data?.ahead[type],
  })
  const expense = costsOf('expense')
  const income = costsOf('income')
  const hasIncome = bills.some((bill) => bill.isActive && bill.type === 'income')
  return (
    <Card
      title="What your bills add up to"
      footer={
        <p className="text-small text-quiet">
          Active bills only. A month is a twelfth of the year, in which weekly bills come 52 times
          and bi-weekly ones 26 times. The next 30 days run from today to{' '}
          <span className="whitespace-nowrap">{formatDay(horizonOf(today), 'short')}</span>, and
          leave out what is overdue.
        </p>
      }
    >
      <FigureRow amounts={[...Object.values(expense), ...Object.values(income)]}>
        {spans.map(({ key, label }) => (
          <Figure
            key={key}
            label={label}
            {...standing(
              <Sum cents={expense[key]} kind="expense" />,
              hasIncome && <Sum cents={income[key]} kind="income" />,
            )}
          />
        ))}
      </FigureRow>
      <CategoryCosts bills={bills} />
    </Card>
  )
}

/** A dash until it is known. */
function Sum({ cents, kind }: { cents: Cents | undefined; kind: Bill['type'] }) {
  return cents === undefined ? '—' : <Money cents={cents} kind={kind} />
}

/** Without income, the expenses become the large figure, below the line. */
function standing(expense: ReactNode, income: ReactNode) {
  if (!income) return { figure: expense, stand: 'below' as const }
  return { figure: income, note: <SecondFigure>{expense}</SecondFigure> }
}

/** What each category costs, so that "my subscriptions" has an answer; a single one is the totals above. */
function CategoryCosts({ bills }: { bills: readonly Bill[] }) {
  const rows = (['expense', 'income'] as const).flatMap((type) =>
    categoryCosts(bills, type).map((cost) => ({ type, ...cost })),
  )
  if (rows.length < 2) return null
  return (
    <table
      role="table"
      aria-label="By category"
      className="mt-4 w-full border-collapse text-small max-sm:block"
    >
      <thead role="rowgroup" className="border-b-2 border-accent text-quiet max-sm:block">
        <tr role="row" className={`${line} max-[20rem]:sr-only`}>
          {['Category', ...costLabels].map((heading, at) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className={cx('pb-1 font-medium', at === 0 ? 'text-start max-sm:w-full' : figure)}
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <CostRow key={`${row.type} ${row.category}`} {...row} />
        ))}
      </tbody>
    </table>
  )
}

function CostRow(row: CategoryCost & Pick<Bill, 'type'>) {
  const { icon, colour } = categoryLook(row.category)
  return (
    <tr role="row" className={`border-b border-hairline last:border-b-0 ${line}`}>
      <th role="rowheader" scope="row" className="w-full py-1.5 text-start font-normal max-sm:pb-0">
        <span className="flex items-center gap-2">
          {/* In very large text a long word needs its room. */}
          <span style={{ color: colour }} className="max-[11rem]:hidden">
            <Icon of={icon} size={16} />
          </span>
          <span className="min-w-0 wrap-anywhere">
            <span className="text-body">{row.category}</span>{' '}
            <span className="whitespace-nowrap text-quiet">{formatPlural(row.count, 'bill')}</span>
          </span>
        </span>
      </th>
      {[row.monthly, row.yearly].map((cents, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
        <td key={at} role="cell" className={figure}>
          <span aria-hidden className="me-auto hidden pe-3 text-quiet max-[20rem]:inline">
            {costLabels[at]}
          </span>
          <Money cents={cents} kind={row.type} />
        </td>
      ))}
    </tr>
  )
}

const costLabels = ['Each month', 'Each year']

/**
 * A narrow screen has the figures below the name, and each on its own line if two are too long for one, or with its
 * label in very large text.
 */
const line = 'max-sm:flex max-sm:flex-wrap max-sm:justify-end'
const figure =
  'pl-4 text-end whitespace-nowrap max-sm:min-w-1/2 max-sm:pb-1.5 max-[20rem]:flex max-[20rem]:w-full max-[20rem]:flex-wrap max-[20rem]:justify-end max-[20rem]:pl-0'
