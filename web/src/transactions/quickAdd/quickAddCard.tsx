import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { QuickAddFields } from './quickAddFields.tsx'
import { useQuickAdd } from './useQuickAdd.ts'

const submitText = { income: 'Add Income', expense: 'Add Expense' }

export function QuickAddCard() {
  const entry = useQuickAdd({ type: 'income', draft: 'quickAddCard' })
  return (
    <Card title="Quick Add">
      <form noValidate onSubmit={entry.submit} className="flex flex-col gap-4">
        <QuickAddFields entry={entry} />
        <Button type="submit" variant="primary" pending={entry.pending} pendingText="Adding...">
          {submitText[entry.form.watch('type')]}
        </Button>
      </form>
    </Card>
  )
}
