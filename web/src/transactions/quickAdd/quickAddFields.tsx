import type { ComponentProps } from 'react'
import { FormProvider } from 'react-hook-form'
import { FieldError } from '#ui/fields/field.tsx'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeToggle,
} from '../entryFields.tsx'
import { useCategorySuggestion } from './useCategorySuggestion.ts'
import type { useQuickAdd } from './useQuickAdd.ts'

type QuickAddFieldsProps = {
  entry: ReturnType<typeof useQuickAdd>
  amount?: ComponentProps<typeof AmountField>
}

/** The fields of the quick-add card and dialog, and the error that concerns them all. */
export function QuickAddFields({ entry, amount }: QuickAddFieldsProps) {
  const { form, round, switchType } = entry
  const suggested = useCategorySuggestion(form)
  const { root } = form.formState.errors
  return (
    <>
      <TypeToggle hideLabel value={form.watch('type')} onChange={switchType} />
      <FormProvider {...form}>
        <AmountField {...amount} />
        <CategoryField key={round} incomeLabel="Source" suggested={suggested} />
        <DateField />
        <DescriptionField />
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
    </>
  )
}
