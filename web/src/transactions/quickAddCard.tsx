import { FormProvider } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { FieldError } from '#ui/field.tsx'
import {
  AmountField,
  CategoryField,
  type CategoryOptions,
  DateField,
  DescriptionField,
} from './entryFields.tsx'
import { TypeToggle } from './typeToggle.tsx'
import { useCategorySuggestion } from './useCategorySuggestion.ts'
import { useQuickAdd } from './useQuickAdd.ts'

const submitText = { income: 'Add Income', expense: 'Add Expense' }

/** Adds an entry without leaving the page (SPEC.md §2 Quick Add). */
export function QuickAddCard({ categoryOptions }: { categoryOptions: CategoryOptions }) {
  const { form, round, switchType, submit, pending } = useQuickAdd({
    type: 'income',
    draft: 'quickAddCard',
  })
  const suggested = useCategorySuggestion(form)
  const type = form.watch('type')
  const { root } = form.formState.errors
  return (
    <Card title="Quick Add">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TypeToggle hideLabel value={type} onChange={switchType} />
        <FormProvider {...form}>
          <AmountField />
          <CategoryField
            key={round}
            options={categoryOptions}
            incomeLabel="Source"
            suggested={suggested}
          />
          <DateField />
          <DescriptionField />
        </FormProvider>
        {root && <FieldError>{root.message}</FieldError>}
        <Button type="submit" variant="primary" pending={pending} pendingText="Adding...">
          {submitText[type]}
        </Button>
      </form>
    </Card>
  )
}
