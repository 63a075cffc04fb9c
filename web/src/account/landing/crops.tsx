import { formatCents } from '@evenkeel/domain/money'
import { categories } from '@evenkeel/domain/transactions'
import { Minus, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDay } from '#lib/format.ts'
import { AmountInput } from '#ui/amountInput.tsx'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Field } from '#ui/field.tsx'
import { Money } from '#ui/money.tsx'
import { SegmentedControl } from '#ui/segmentedControl.tsx'
import { Select } from '#ui/select.tsx'
import { Cell, HeaderCell, SortHeader, Table, TableBody, TableHead, TableRow } from '#ui/table.tsx'
import { sampleEntries } from './demoScript.ts'

/** The product itself, cut out: real components that nobody can press. */
function Crop({ children }: { children: ReactNode }) {
  return (
    <div
      aria-hidden
      inert
      className="h-80 overflow-hidden rounded-card border border-hairline bg-sunken px-6 pt-6 select-none max-sm:px-4 max-sm:pt-4"
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
    <Crop>
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
      <div className="flex h-full flex-col rounded-card border border-hairline bg-raised px-5">
        <Figure label="Total Income" className="justify-end pb-4">
          <Money kind="income" amount="3650.00" />
        </Figure>
        <div className="border-t-2 border-accent" />
        <Figure label="Total Expenses" className="pt-4 pb-5">
          <Money kind="expense" amount="1326.40" />
        </Figure>
        <Figure label="Net Balance" className="border-t border-hairline pt-4">
          <Money kind="net" amount="2323.60" />
          <span className="ml-3 font-sans text-small text-quiet">Available to save</span>
        </Figure>
      </div>
    </Crop>
  )
}

function Figure(props: { label: string; className: string; children: ReactNode }) {
  return (
    <div className={`flex flex-1 flex-col ${props.className}`}>
      <p className="text-small text-quiet">{props.label}</p>
      <p className="font-serif text-heading">{props.children}</p>
    </div>
  )
}

export function TableCrop() {
  const newestFirst = sampleEntries.toReversed()
  return (
    <Crop>
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
