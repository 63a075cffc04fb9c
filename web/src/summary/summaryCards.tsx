import { formatMoney } from '@evenkeel/domain/money'
import {
  budgetUsage,
  type CategoryFigures,
  type Comparison,
  oneDollarCents,
  type RangeQuery,
  type Summary,
} from '@evenkeel/domain/summary'
import { formatPlural } from '@evenkeel/domain/text'
import { rangeTitle } from '#lib/rangeWords.ts'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { QueryView } from '#ui/states.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { differenceWords, usageWords } from './comparisonWords.ts'
import { useComparison, useSummary } from './queries.ts'

/** The four figures in one row on the waterline. */
export function SummaryCards({ range }: { range: RangeQuery }) {
  const query = useSummary(range)
  const comparison = useComparison(range)
  return (
    <section
      aria-label="Summary"
      aria-busy={query.isPlaceholderData || comparison.isLoading || undefined}
      className="rounded-card border border-hairline bg-raised px-5 pt-4 pb-2"
    >
      <p className="mb-2 text-small text-quiet">
        {withWholeFigures(rangeTitle(range.startDate, range.endDate))}
      </p>
      <QueryView
        query={query}
        error="Your totals could not be loaded."
        skeleton={<FiguresSkeleton />}
      >
        {(summary) => <Figures summary={summary} comparison={comparison.data ?? undefined} />}
      </QueryView>
    </section>
  )
}

type FiguresProps = { summary: Summary; comparison: Comparison | undefined }

/** Income above the line, expenses below it, and the net balance afloat or sunk. */
function Figures({ summary, comparison }: FiguresProps) {
  const { totalIncome, totalExpenses, netBalance } = summary
  const isAfloat = netBalance >= 0
  const usage = budgetUsage(totalIncome, totalExpenses)
  const than = comparison && differences(comparison, summary)
  return (
    <FigureRow amounts={[totalIncome, totalExpenses, netBalance]}>
      <Figure
        label="Total Income"
        figure={<Money kind={totalIncome > 0 ? 'income' : 'plain'} cents={totalIncome} />}
        note={<Note text={transactionsIn(summary.incomeBreakdown)} than={than?.income} />}
      />
      <Figure
        label="Total Expenses"
        stand="below"
        figure={<Money kind={totalExpenses > 0 ? 'expense' : 'plain'} cents={totalExpenses} />}
        note={<Note text={transactionsIn(summary.categoryBreakdown)} than={than?.expenses} />}
      />
      <Figure
        label="Net Balance"
        stand={isAfloat ? 'afloat' : 'below'}
        figure={<Money kind="net" cents={netBalance} />}
        note={<Note text={isAfloat ? 'Available to save' : 'Over budget'} than={than?.net} />}
      />
      <Figure
        label="Budget Usage"
        figure={`${usage}%`}
        note={<Note text={usageNote(summary)} than={than?.usage} />}
        meter={usage / 100}
      />
    </FigureRow>
  )
}

/** Each figure beside that of the span before. */
function differences(comparison: Comparison, summary: Summary) {
  const { income, expenses } = comparison
  const { totalIncome, totalExpenses, netBalance } = summary
  const net = { now: income.now - expenses.now, before: income.before - expenses.before }
  return {
    income: differenceWords(income, comparison, totalIncome),
    expenses: differenceWords(expenses, comparison, totalExpenses),
    net: differenceWords(net, comparison, netBalance),
    usage: usageWords(comparison, budgetUsage(totalIncome, totalExpenses)),
  }
}

function Note({ text, than }: { text: string; than: string | undefined }) {
  return (
    <>
      {text}
      {than && <span className="block">{withWholeFigures(than)}</span>}
    </>
  )
}

function transactionsIn(breakdown: ReadonlyMap<string, CategoryFigures>): string {
  let count = 0
  for (const figures of breakdown.values()) count += figures.count
  return formatPlural(count, 'transaction')
}

/** Without income, expenses are measured against one dollar. The percentage ends at 100. */
function usageNote({ totalIncome, totalExpenses }: Summary): string {
  if (totalExpenses <= totalIncome) return 'of income spent'
  if (totalIncome > 0) return 'or more of income spent'
  return `No income, counted as ${formatMoney(oneDollarCents)}`
}

const figures = [
  { label: 'Total Income' },
  { label: 'Total Expenses', stand: 'below' },
  { label: 'Net Balance', stand: 'afloat' },
  { label: 'Budget Usage', meter: 0 },
] as const

function FiguresSkeleton() {
  return (
    <Loading label="Loading your totals">
      <FigureRow>
        {figures.map((each) => (
          <Figure
            key={each.label}
            {...each}
            figure={<Waiting className="h-5 w-24 md:h-6" />}
            note={<Waiting className="h-3.5 w-20" />}
          />
        ))}
      </FigureRow>
    </Loading>
  )
}

/** Keeps the height of a line of text. */
function Waiting({ className }: { className: string }) {
  return (
    <div className="flex h-[1lh] items-center">
      <Skeleton className={className} />
    </div>
  )
}
