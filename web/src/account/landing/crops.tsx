import { formatCents } from '@evenkeel/domain/money'
import { categories } from '@evenkeel/domain/transactions'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#lib/format.ts'
import { AmountInput } from '#ui/amountInput.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Field } from '#ui/field.tsx'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'
import { SegmentedControl } from '#ui/segmentedControl.tsx'
import { Select } from '#ui/select.tsx'
import { Cell, HeaderCell, SortHeader, Table, TableBody, TableHead, TableRow } from '#ui/table.tsx'
import { sampleEntries } from './demoScript.ts'

/** The product itself, cut out: real components that nobody can press. */
function Crop({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      aria-hidden
      inert
      className={cx(
        'overflow-hidden rounded-card border border-hairline bg-sunken p-4 select-none lg:p-6',
        className,
      )}
    >
      {children}
    </div>
  )
}

const kinds = [
  { value: 'income', label: 'Income', icon: Plus, tone: 'in' },
  { value: 'expense', label: 'Expense', icon: Minus, tone: 'out' },
] as const

export function QuickAddCrop() {
  return (
    <Crop className="h-80">
      <Card title="Quick Add">
        <div className="flex flex-col gap-4">
          <SegmentedControl
            label="Type"
            hideLabel
            options={kinds}
            value="expense"
            onChange={() => {}}
          />
          <Field label="Amount">
            <AmountInput size="figure" defaultValue="12.30" />
          </Field>
          <Field label="Category">
            <Select options={categories.expense.map((value) => ({ value, label: value }))} />
          </Field>
          <Button variant="primary">Add Expense</Button>
        </div>
      </Card>
    </Crop>
  )
}

export function FiguresCrop() {
  return (
    <Crop>
      <div className="rounded-card border border-hairline bg-raised p-5 md:p-8">
        <FigureRow>
          <Figure label="Total Income" figure={<Money kind="income" amount="3650.00" />} />
          <Figure
            label="Total Expenses"
            stand="below"
            figure={<Money kind="expense" amount="1326.40" />}
          />
          <Figure
            label="Net Balance"
            stand="afloat"
            figure={<Money kind="net" amount="2323.60" />}
            note="Available to save"
          />
          <Figure label="Budget Usage" figure="36%" meter={0.36} note="of income spent" />
        </FigureRow>
      </div>
    </Crop>
  )
}

export function TableCrop() {
  const newestFirst = sampleEntries.toReversed()
  return (
    <Crop className="h-80">
      <Card title="Recent Transactions" inset="flush">
        <Table label="Recent Transactions">
          <TableHead>
            <SortHeader column="date" sort={{ column: 'date', order: 'desc' }} onSort={() => {}}>
              Date
            </SortHeader>
            <HeaderCell>Description</HeaderCell>
            <HeaderCell align="end">Amount</HeaderCell>
          </TableHead>
          <TableBody>
            {newestFirst.map((entry) => (
              <TableRow key={entry.description}>
                <Cell place="detail" className="whitespace-nowrap">
                  {formatDay(entry.date, 'short')}
                </Cell>
                <Cell place="title">
                  <span className="line-clamp-1">{entry.description}</span>
                </Cell>
                <Cell place="figure" align="end">
                  <Money kind={entry.type} amount={formatCents(entry.amountCents)} />
                </Cell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Card>
    </Crop>
  )
}
