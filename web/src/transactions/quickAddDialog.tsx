import { useRef } from 'react'
import { FormProvider } from 'react-hook-form'
import { FieldError } from '#ui/field.tsx'
import { FormDialog } from '#ui/formDialog.tsx'
import {
  AmountField,
  CategoryField,
  type CategoryOptions,
  DateField,
  DescriptionField,
} from './entryFields.tsx'
import { TypeToggle } from './typeToggle.tsx'
import { useCategorySuggestion } from './useCategorySuggestion.ts'
import { useOpening } from './useOpening.ts'
import { useQuickAdd } from './useQuickAdd.ts'

type QuickAddDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  categoryOptions?: CategoryOptions | undefined
}

/** Adds an entry from any page. */
export function QuickAddDialog(props: QuickAddDialogProps) {
  return <QuickAddForm key={useOpening(props.open)} {...props} />
}

function QuickAddForm({ open, onOpenChange, categoryOptions }: QuickAddDialogProps) {
  const amount = useRef<HTMLInputElement>(null)
  const { form, round, switchType, discard, submit, pending } = useQuickAdd({
    type: 'expense',
    draft: 'quickAdd',
    onAdded: () => onOpenChange(false),
  })
  const suggested = useCategorySuggestion(form)
  const { root } = form.formState.errors

  function close() {
    discard()
    onOpenChange(false)
  }

  return (
    <FormDialog
      open={open}
      onClose={close}
      title="Quick Add Transaction"
      description="Add a new income or expense quickly"
      initialFocus={amount}
      onSubmit={submit}
      submitLabel="Add"
      pendingLabel="Adding..."
      pending={pending}
    >
      <TypeToggle hideLabel value={form.watch('type')} onChange={switchType} />
      <FormProvider {...form}>
        <AmountField size="figure" inputRef={amount} />
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
    </FormDialog>
  )
}
