import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QuickAddFields } from './quickAddFields.tsx'
import { useQuickAdd } from './useQuickAdd.ts'

const submitText = { income: 'Add Income', expense: 'Add Expense' }

export function QuickAddCard() {
  const line = useRef<HTMLInputElement>(null)
  const entry = useQuickAdd({ type: 'income', draft: 'quickAddCard', onAdded: startNext })

  /** Ready for the next entry, unless it is begun already, in a place that the notice of this one leaves free. */
  function startNext(isBegun: boolean) {
    if (!isBegun) line.current?.focus({ preventScroll: true })
    if (line.current) keepClear(line.current)
  }

  return (
    <Card title="Quick Add">
      <form noValidate onSubmit={entry.submit} className="flex flex-col gap-4">
        <QuickAddFields entry={entry} lineRef={line} place="card" />
        <Button type="submit" variant="primary" pending={entry.pending} pendingText="Adding...">
          {submitText[entry.form.watch('type')]}
        </Button>
      </form>
    </Card>
  )
}

/** Scrolls the field out from under the notice, also when the cards above it grow with the new entry. */
function keepClear(field: HTMLElement) {
  const sizes = new ResizeObserver(() => {
    field.scrollIntoView({ block: 'nearest' })
  })
  sizes.observe(document.body)
  field.addEventListener('blur', () => sizes.disconnect(), { once: true })
}
