import type { Cents } from '@evenkeel/domain/money'
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
        figure={<Sum kind={totalIncome > 0 ? 'income' : 'plain'} cents={totalIncome} />}
        note={entriesIn(summary.incomeBreakdown)}
      />
      <Figure
        label="Total Expenses"
        stand="below"
        figure={<Sum kind={totalExpenses > 0 ? 'expense' : 'plain'} cents={totalExpenses} />}
        note={entriesIn(summary.categoryBreakdown)}
      />
      <Figure
        label="Net Balance"
        stand={isAfloat ? 'afloat' : 'below'}
        figure={<Sum kind="net" cents={netBalance} />}
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

/** A million dollars and more has too many digits for a narrow column at full size. */
const longCents: Cents = 1_000_000_00

/** Smaller where four columns are narrow. */
function Sum({ kind, cents }: { kind: 'income' | 'expense' | 'net' | 'plain'; cents: Cents }) {
  const size = Math.abs(cents) < longCents ? 'max-lg:text-title' : 'text-title max-lg:text-body'
  return <Money kind={kind} cents={cents} className={size} />
}

function entriesIn(breakdown: ReadonlyMap<string, CategoryFigures>): string {
  let count = 0
  for (const figures of breakdown.values()) count += figures.count
  return formatPlural(count, 'entry', 'entries')
}
