import { formatCents } from '@evenkeel/domain/money'
import { budgetUsage, type CategoryFigures, type Summary } from '@evenkeel/domain/summary'
import { formatPlural } from '#lib/format.ts'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'

/** Income above the line, expenses below it, and what is left where it floats or has sunk (SPEC.md §2 Dashboard). */
export function Figures({ summary }: { summary: Summary }) {
  const { totalIncome, totalExpenses, netBalance } = summary
  const isAfloat = netBalance >= 0
  const usage = budgetUsage(totalIncome, totalExpenses)
  return (
    <FigureRow>
      <Figure
        label="Total Income"
        figure={
          <Money kind={totalIncome > 0 ? 'income' : 'plain'} amount={formatCents(totalIncome)} />
        }
        note={entriesIn(summary.incomeBreakdown)}
      />
      <Figure
        label="Total Expenses"
        stand="below"
        figure={
          <Money
            kind={totalExpenses > 0 ? 'expense' : 'plain'}
            amount={formatCents(totalExpenses)}
          />
        }
        note={entriesIn(summary.categoryBreakdown)}
      />
      <Figure
        label="Net Balance"
        stand={isAfloat ? 'afloat' : 'below'}
        figure={<Money kind="net" amount={formatCents(netBalance)} />}
        note={isAfloat ? 'Available to save' : 'Over budget'}
      />
      <Figure
        label="Budget Usage"
        figure={`${usage}%`}
        note="of income spent"
        meter={usage / 100}
      />
    </FigureRow>
  )
}

function entriesIn(breakdown: ReadonlyMap<string, CategoryFigures>): string {
  let count = 0
  for (const figures of breakdown.values()) count += figures.count
  return formatPlural(count, 'entry', 'entries')
}
