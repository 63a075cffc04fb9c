import type { RefObject } from 'react'
import { FormProvider } from 'react-hook-form'
import { AfterPaint } from '#ui/afterPaint.tsx'
import { FieldError } from '#ui/fields/field.tsx'
import { AmountField, CategoryField, DateField, TypeToggle } from '../entryFields.tsx'
import { SuggestingDescription } from './descriptionField.tsx'
import { LineField } from './lineField.tsx'
import { UnsavedEntries } from './unsavedEntries.tsx'
import { useCategorySuggestion } from './useCategorySuggestion.ts'
import type { useQuickAdd } from './useQuickAdd.ts'

type QuickAddFieldsProps = {
  entry: ReturnType<typeof useQuickAdd>
  lineRef: RefObject<HTMLInputElement | null>
  place: 'card' | 'dialog'
}

/** The fields of the quick-add card and dialog, and the error that concerns them all. */
export function QuickAddFields({ entry, lineRef, place }: QuickAddFieldsProps) {
  const { form, line, round, switchType } = entry
  const suggested = useCategorySuggestion(form, line.said.unclear.category !== undefined)
  const { root } = form.formState.errors
  const fields = (
    <FormProvider {...form}>
      <AmountField size={place === 'dialog' ? 'figure' : 'regular'} />
      <CategoryField key={round} incomeLabel="Source" suggested={suggested} />
      <DateField />
      <SuggestingDescription onTake={line.take} />
    </FormProvider>
  )
  return (
    <>
      <UnsavedEntries />
      <LineField line={line} inputRef={lineRef} />
      <TypeToggle hideLabel value={form.watch('type')} onChange={switchType} />
      {place === 'dialog' ? <AfterPaint room="h-81">{fields}</AfterPaint> : fields}
      {root && <FieldError>{root.message}</FieldError>}
    </>
  )
}
