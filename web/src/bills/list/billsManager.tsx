import { type Bill, type BillTotals, billTotals } from '@evenkeel/domain/bills'
import type { Cents } from '@evenkeel/domain/money'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { EmptyState } from '#ui/states.tsx'
import { AddBillDialog } from '../form/addBillDialog.tsx'
import { EditBillDialog } from '../form/editBillDialog.tsx'
import { useBills } from '../queries.ts'
import { BillCard } from './billCard.tsx'
import { BillsFrame } from './billsFrame.tsx'

type BillsManagerProps = {
  /** The page's heading has the button that opens the add dialog. */
  adding: boolean
  onAdding: (open: boolean) => void
}

export function BillsManager({ adding, onAdding }: BillsManagerProps) {
  const [editing, setEditing] = useState<{ bill: Bill; open: boolean }>()
  return (
    <>
      <BillsFrame
        query={useBills()}
        label="Bills"
        skeleton={<BillsSkeleton />}
        empty={<NoBills onAdd={() => onAdding(true)} />}
      >
        {(bills) => <BillList bills={bills} onEdit={(bill) => setEditing({ bill, open: true })} />}
      </BillsFrame>
      <AddBillDialog open={adding} onOpenChange={onAdding} />
      {editing && (
        <EditBillDialog {...editing} onOpenChange={(open) => setEditing({ ...editing, open })} />
      )}
    </>
  )
}

type BillListProps = { bills: readonly Bill[]; onEdit: (bill: Bill) => void }

function BillList({ bills, onEdit }: BillListProps) {
  return (
    <>
      <BillCosts bills={bills} />
      <h2 className="mt-8 mb-4 text-title">Your bills</h2>
      <ul className={billGrid}>
        {bills.map((bill) => (
          <li key={bill.id} className="min-w-0">
            <BillCard bill={bill} onEdit={() => onEdit(bill)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoBills({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      title="No recurring bills yet"
      text="Set up repeating income and expenses, such as rent or salary, and see their due dates here."
      action={
        <Button icon={Plus} onClick={onAdd}>
          Add your first bill
        </Button>
      }
    />
  )
}

const billGrid = 'grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3'

function BillsSkeleton() {
  return (
    <Loading label="Loading recurring bills">
      <Skeleton className="h-92 rounded-card md:h-57" />
      <Skeleton className="mt-8 mb-4 h-6.5 w-28" />
      <div className={billGrid}>
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((place) => (
          <Skeleton key={place} className="h-51 rounded-card touch:h-54" />
        ))}
      </div>
    </Loading>
  )
}

const spans = [
  { key: 'monthly', label: 'Each month' },
  { key: 'yearly', label: 'Each year' },
  { key: 'nextDays', label: 'Next 30 days' },
] as const satisfies readonly { key: keyof BillTotals; label: string }[]

/** The totals of the active bills, income above the line and expenses below it. */
function BillCosts({ bills }: { bills: readonly Bill[] }) {
  const today = useToday()
  const expense = billTotals(bills, 'expense', today)
  const income = billTotals(bills, 'income', today)
  const hasIncome = bills.some((bill) => bill.isActive && bill.type === 'income')
  return (
    <Card
      title="What your bills add up to"
      footer={
        <p className="text-small text-quiet">
          Active bills only. A month is a twelfth of the year, in which weekly bills come 52 times
          and bi-weekly ones 26 times.
        </p>
      }
    >
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

/** Without income, the expenses become the large figure, below the line. */
function standing(expense: Cents, income: Cents | undefined) {
  const cost = <Money cents={expense} kind="expense" />
  if (income === undefined) return { figure: cost, stand: 'below' as const }
  return {
    figure: <Money cents={income} kind="income" />,
    note: <span className="font-serif text-heading max-md:text-title">{cost}</span>,
  }
}
