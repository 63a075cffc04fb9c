import { formatDay } from '@evenkeel/domain/calendar'
import { categories } from '@evenkeel/domain/transactions'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { AmountInput } from '#ui/fields/amountInput.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { Figure, FigureRow } from '#ui/figureRow.tsx'
import { Money } from '#ui/money.tsx'

/** A cutout of the product: real components, but inert. */
function Crop({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      aria-hidden
      inert
      className={cx(
        'overflow-hidden rounded-card border border-hairline bg-sunken p-4 select-none max-[20rem]:p-2 lg:p-6',
        className,
      )}
    >
      {children}
    </div>
  )
}

const kinds = [
  { value: 'income', label: 'Income', tone: 'in' },
  { value: 'expense', label: 'Expense', tone: 'out' },
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
      <div className="rounded-card border border-hairline bg-raised p-5 max-[11rem]:p-3 md:p-8">
        <FigureRow>
          <Figure label="Total Income" figure={<Money kind="income" cents={3_650_00} />} />
          <Figure
            label="Total Expenses"
            stand="below"
            figure={<Money kind="expense" cents={1326_40} />}
          />
          <Figure
            label="Net Balance"
            stand="afloat"
            figure={<Money kind="net" cents={2323_60} />}
            note="Available to save"
          />
          <Figure label="Budget Usage" figure="36%" meter={0.36} note="of income spent" />
        </FigureRow>
      </div>
    </Crop>
  )
}

const dots = { overdue: 'bg-out', soon: 'bg-due-soon', later: 'bg-edge' }
const bills = [
  { name: 'Power', cents: 64_15, status: 'overdue', label: '2 days overdue', due: '2025-03-06' },
  { name: 'Phone', cents: 45_00, status: 'soon', label: 'Due in 3 days', due: '2025-03-11' },
  { name: 'Car insurance', cents: 312_50, status: 'later', label: '', due: '2025-04-02' },
] as const

export function BillsCrop() {
  return (
    <Crop className="h-80">
      <Card title="Recurring Bills" subtitle="3 active bills • 1 due this week" inset="flush">
        <ul>
          {bills.map((bill) => (
            <li
              key={bill.name}
              className="flex flex-col gap-1.5 border-hairline px-5 py-3 not-last:border-b"
            >
              <div className="flex items-baseline justify-between gap-4 max-[20rem]:flex-wrap max-[20rem]:gap-x-2">
                <span className="font-medium">{bill.name}</span>
                <Money kind="expense" cents={bill.cents} className="ms-auto font-medium" />
              </div>
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="flex flex-wrap items-center gap-x-2 text-small text-quiet">
                  <span className="flex items-center gap-x-2">
                    <span
                      className={cx(
                        'size-2.5 shrink-0 rounded-full forced-color-adjust-none',
                        dots[bill.status],
                      )}
                    />
                    <span
                      className={cx(
                        'font-medium empty:hidden',
                        bill.status === 'overdue' ? 'text-out' : 'text-ink',
                      )}
                    >
                      {bill.label}
                    </span>
                  </span>
                  {bill.status === 'overdue' ? 'Was' : 'Next'} due {formatDay(bill.due, 'short')}
                </p>
                <Button size="small">Mark as Paid</Button>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </Crop>
  )
}
