import { categories, type TransactionType } from '@evenkeel/domain/transactions'
import type { RefObject } from 'react'
import { useController } from 'react-hook-form'
import { AmountInput } from '#ui/amountInput.tsx'
import { CategorySelect } from '#ui/categorySelect.tsx'
import { DateInput } from '#ui/dateInput.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { TextInput } from '#ui/textInput.tsx'
import { type EntryForm, tidyAmount } from './entryForm.ts'

/** What a category select offers beside the lists of the specification: the person's own. */
export type CategoryOptions = Readonly<Record<TransactionType, readonly string[]>>

type FieldProps = { form: EntryForm }

type AmountFieldProps = FieldProps & {
  size?: 'regular' | 'figure'
  inputRef?: RefObject<HTMLInputElement | null>
}

export function AmountField({ form, size = 'regular', inputRef }: AmountFieldProps) {
  const { ref, ...field } = form.register('amount', { setValueAs: tidyAmount })
  return (
    <Field label="Amount" error={form.formState.errors.amount?.message}>
      <AmountInput
        size={size}
        {...field}
        ref={(input) => {
          ref(input)
          if (inputRef) inputRef.current = input
        }}
      />
    </Field>
  )
}

type CategoryFieldProps = FieldProps & {
  options?: CategoryOptions | undefined
  /** Income has sources, where the form is a quick one (SPEC.md §2 Quick Add). */
  incomeLabel?: string
  /** The category that was filled in because the same description had it last. */
  suggested?: string | undefined
}

export function CategoryField(props: CategoryFieldProps) {
  const { form, options, incomeLabel = 'Category', suggested } = props
  const { field, fieldState } = useController({ control: form.control, name: 'category' })
  const type = form.watch('type')
  const label = type === 'income' ? incomeLabel : 'Category'
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      aside={suggested && <span className="text-small text-quiet">As last time</span>}
    >
      <CategorySelect
        // The other type has other categories: a name half typed for this one is none of them.
        key={type}
        {...field}
        options={options?.[type] ?? categories[type]}
        prompt={`Choose a ${label.toLowerCase()}`}
      />
    </Field>
  )
}

export function DateField({ form }: FieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'date' })
  return (
    <Field label="Date" error={fieldState.error?.message}>
      <DateInput {...field} />
    </Field>
  )
}

export function DescriptionField({ form, lines = 1 }: FieldProps & { lines?: number }) {
  const field = form.register('description')
  return (
    <Field label="Description" optional error={form.formState.errors.description?.message}>
      {lines > 1 ? (
        <Textarea rows={lines} {...field} />
      ) : (
        <TextInput autoComplete="off" {...field} />
      )}
    </Field>
  )
}
