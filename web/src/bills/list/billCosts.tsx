import { type Bill, type BillTotals, billTotals } from '@evenkeel/domain/bills'
import type { Cents } from '@evenkeel/domain/money'
import { useToday } from '#lib/useToday.ts'
import { Card } from '#ui/card.tsx'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'

const spans = [
  { key: 'monthly', label: 'Each month' },
  { key: 'yearly', label: 'Each year' },
  { key: 'nextDays', label: 'Next 30 days' },
] as const satisfies readonly { key: keyof BillTotals; label: string }[]

/** What the active bills come to: what comes in stands above the line, what goes out hangs below it. */
export function BillCosts({ bills }: { bills: readonly Bill[] }) {
  const today = useToday()
  const expense = billTotals(bills, 'expense', today)
  const income = billTotals(bills, 'income', today)
  const hasIncome = bills.some((bill) => bill.isActive && bill.type === 'income')
  return (
    <Card title="What your bills come to" footer={<Method />}>
      <FigureRow>
        {spans.map(({ key, label }) => (
          <Figure
            key={key}
            label={label}
            {...standing(expense[key], hasIncome ? income[key] : undefined)}
          />
        ))}
      </FigureRow>
    </Card>
  )
}

/** Without income there is nothing above the line, and the expenses take the place of the large figure below it. */
function standing(expense: Cents, income: Cents | undefined) {
  const cost = <Money cents={expense} kind="expense" />
  if (income === undefined) return { figure: cost, stand: 'below' as const }
  return {
    figure: <Money cents={income} kind="income" />,
    note: <span className="font-serif text-heading max-md:text-title">{cost}</span>,
  }
}

function Method() {
  return (
    <p className="text-small text-quiet">
      Active bills only. A month is a twelfth of the year, in which weekly bills come 52 times and
      bi-weekly ones 26 times.
    </p>
  )
}
