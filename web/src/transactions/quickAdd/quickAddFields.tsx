import type { ComponentProps, RefObject } from 'react'
import { FormProvider } from 'react-hook-form'
import { FieldError } from '#ui/fields/field.tsx'
import { AmountField, CategoryField, DateField, TypeToggle } from '../entryFields.tsx'
import { SuggestingDescription } from './descriptionField.tsx'
import { LineField } from './lineField.tsx'
import { useCategorySuggestion } from './useCategorySuggestion.ts'
import type { useQuickAdd } from './useQuickAdd.ts'

type QuickAddFieldsProps = {
  entry: ReturnType<typeof useQuickAdd>
  lineRef: RefObject<HTMLInputElement | null>
  amount?: ComponentProps<typeof AmountField>
}

/** The fields of the quick-add card and dialog, and the error that concerns them all. */
export function QuickAddFields({ entry, lineRef, amount }: QuickAddFieldsProps) {
  const { form, line, round, switchType } = entry
  const suggested = useCategorySuggestion(form)
  const { root } = form.formState.errors
  return (
    <>
      <LineField line={line} inputRef={lineRef} />
      <TypeToggle hideLabel value={form.watch('type')} onChange={switchType} />
      <FormProvider {...form}>
        <AmountField {...amount} />
        <CategoryField key={round} incomeLabel="Source" suggested={suggested} />
        <DateField />
        <SuggestingDescription onTake={line.take} />
      </FormProvider>
      {root && <FieldError>{root.message}</FieldError>}
    </>
  )
}
