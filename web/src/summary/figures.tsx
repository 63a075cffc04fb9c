import { formatCents } from '@evenkeel/domain/money'
import { budgetUsage, type CategoryFigures, type Summary } from '@evenkeel/domain/summary'
import { formatPlural } from '#lib/format.ts'
import { cx } from '#ui/cx.ts'
import { Money } from '#ui/money.tsx'
import { FigureCard, FigureRow } from './figureCard.tsx'

export function Figures({ summary }: { summary: Summary }) {
  const { totalIncome, totalExpenses, netBalance } = summary
  const afloat = netBalance >= 0
  const usage = budgetUsage(totalIncome, totalExpenses)
  return (
    <FigureRow>
      <FigureCard
        label="Total Income"
        figure={
          <Money kind={totalIncome > 0 ? 'income' : 'plain'} amount={formatCents(totalIncome)} />
        }
        caption={entriesIn(summary.incomeBreakdown)}
      />
      <FigureCard
        label="Total Expenses"
        stands="below"
        figure={
          <Money
            kind={totalExpenses > 0 ? 'expense' : 'plain'}
            amount={formatCents(totalExpenses)}
          />
        }
        caption={entriesIn(summary.categoryBreakdown)}
      />
      <FigureCard
        label="Net Balance"
        stands={afloat ? 'above' : 'below'}
        figure={<Money kind="net" amount={formatCents(netBalance)} />}
        caption={afloat ? 'Available to save' : 'Over budget'}
        mark={<Hull afloat={afloat} />}
      />
      <FigureCard
        label="Budget Usage"
        figure={`${usage}%`}
        caption="of income spent"
        mark={<UsedUp percent={usage} />}
      />
    </FigureRow>
  )
}

function entriesIn(breakdown: ReadonlyMap<string, CategoryFigures>): string {
  let count = 0
  for (const figures of breakdown.values()) count += figures.count
  return formatPlural(count, 'entry', 'entries')
}

/** Rides on the line, or has gone under it. */
function Hull({ afloat }: { afloat: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 40 20"
      className={cx('absolute right-5 w-8 text-accent', afloat ? '-top-px' : 'top-6 opacity-60')}
    >
      <path d="M3 0a17 17 0 0 0 34 0z" fill="currentColor" />
    </svg>
  )
}

/** How much of the line is used up. */
function UsedUp({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="absolute inset-x-5 -top-1 h-1.5 overflow-hidden rounded-full">
      <span
        className={cx('block h-full rounded-full', percent >= 100 ? 'bg-out' : 'bg-accent')}
        style={{ width: `${percent}%` }}
      />
    </span>
  )
}
