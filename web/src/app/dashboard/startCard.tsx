import { Check, House, type LucideIcon, ReceiptText, TrendingUp } from 'lucide-react'
import { useState } from 'react'
import { AddBillDialog } from '#bills/form/addBillDialog.tsx'
import { useActiveBills } from '#bills/queries.ts'
import { Button } from '#ui/button.tsx'
import { cardTitle } from '#ui/card.tsx'
import { cx } from '#ui/cx.ts'
import { Icon } from '#ui/icon.tsx'

const presets = {
  income: { type: 'income', category: 'Salary' },
  rent: { type: 'expense', category: 'Housing' },
} as const

/** What to do first, until the first entry is recorded. */
export function StartCard({ onQuickAdd }: { onQuickAdd: () => void }) {
  const { data: bills = [] } = useActiveBills()
  const [dialog, setDialog] = useState<{ preset: keyof typeof presets; open: boolean }>()
  const add = (preset: keyof typeof presets) => () => setDialog({ preset, open: true })
  return (
    <section
      aria-labelledby="start-here"
      className="mb-6 rounded-card border border-hairline bg-raised px-5 pt-4 pb-2 md:min-h-74.5 md:touch:min-h-83.5"
    >
      <h2 id="start-here" className={cardTitle}>
        Start here
      </h2>
      <p className="pb-3 text-small text-quiet">
        Three steps, and this page shows where your month is heading.
      </p>
      <ol className="border-t-2 border-accent">
        <Step
          icon={TrendingUp}
          name="Your income"
          text="What comes in, how much and how often."
          action="Add income"
          isDone={bills.some(({ type }) => type === 'income')}
          onStart={add('income')}
        />
        <Step
          icon={House}
          name="Your rent"
          text="Or whatever you pay most regularly."
          action="Add rent"
          isDone={bills.some(({ type }) => type === 'expense')}
          onStart={add('rent')}
        />
        <Step
          icon={ReceiptText}
          name="Your first expense"
          text="What you spent last, such as “4.50 coffee”."
          action="Add expense"
          isDone={false}
          onStart={onQuickAdd}
        />
      </ol>
      {dialog && (
        <AddBillDialog
          open={dialog.open}
          preset={presets[dialog.preset]}
          onOpenChange={(open) => setDialog({ ...dialog, open })}
        />
      )}
    </section>
  )
}

type StepProps = {
  icon: LucideIcon
  name: string
  text: string
  action: string
  isDone: boolean
  onStart: () => void
}

function Step({ icon, name, text, action, isDone, onStart }: StepProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-hairline py-3 last:border-b-0">
      <span
        className={cx(
          'flex size-9 shrink-0 items-center justify-center rounded-full',
          isDone ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent',
        )}
      >
        <Icon of={isDone ? Check : icon} />
      </span>
      <span className="min-w-0 flex-1 basis-40 max-[20rem]:basis-24">
        <span className="block font-medium">
          {name}
          {isDone && <span className="sr-only">, done</span>}
        </span>
        <span className="block text-small text-quiet">{text}</span>
      </span>
      <Button size="small" className="min-w-28 max-sm:ml-12" onClick={onStart}>
        {isDone ? 'Add another' : action}
        {isDone && <span className="sr-only"> for {name.toLowerCase()}</span>}
      </Button>
    </li>
  )
}
