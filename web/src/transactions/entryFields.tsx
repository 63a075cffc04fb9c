import type { Transaction, TransactionType } from '@evenkeel/domain/transactions'
import type { ComponentProps, ReactNode, RefObject } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { today } from '#lib/today.ts'
import { AmountInput } from '#ui/fields/amountInput.tsx'
import { CategorySelect } from '#ui/fields/categorySelect.tsx'
import { DateInput, dayMistake } from '#ui/fields/dateInput.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Textarea, TextInput } from '#ui/fields/inputs.tsx'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'
import { useCategoryOptions } from './categoryOptions.ts'
import { type EntryInput, tidyAmount } from './entryForm.ts'

/** The fields that transactions and bills share. */
type CommonInput = Pick<EntryInput, 'type' | 'amount' | 'category' | 'description'>

type TypeFieldProps = {
  /** The record being edited. */
  saved: Pick<Transaction, 'type' | 'category'> | undefined
}

/** Switching back to the saved type restores the saved category; a category the new type does not have is cleared. */
export function TypeField({ saved }: TypeFieldProps) {
  const options = useCategoryOptions()
  const { getValues, setValue, watch } = useFormContext<CommonInput>()

  function change(type: TransactionType) {
    setValue('type', type)
    if (type === saved?.type) setValue('category', saved.category)
    else if (!options[type].includes(getValues('category'))) setValue('category', '')
  }

  return <TypeToggle value={watch('type')} onChange={change} />
}

type AmountFieldProps = {
  size?: 'regular' | 'figure'
  inputRef?: RefObject<HTMLInputElement | null>
}

export function AmountField({ size = 'regular', inputRef }: AmountFieldProps) {
  const { formState, register } = useFormContext<CommonInput>()
  const { ref, ...field } = register('amount', { setValueAs: tidyAmount })
  return (
    <Field label="Amount" error={formState.errors.amount?.message}>
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

type CategoryFieldProps = {
  /** The label for income, such as "Source". */
  incomeLabel?: string
  /** The category filled in from the last transaction with the same description. */
  suggested?: string | undefined
  /** Stands beside the label where nothing is suggested. */
  aside?: ReactNode
}

export function CategoryField(props: CategoryFieldProps) {
  const { incomeLabel = 'Category', suggested } = props
  const options = useCategoryOptions()
  const { control, watch } = useFormContext<CommonInput>()
  const { field, fieldState } = useController({ control, name: 'category' })
  const type = watch('type')
  const label = type === 'income' ? incomeLabel : 'Category'
  return (
    <Field
      label={label}
      error={fieldState.error?.message}
      aside={suggested ? <span className="text-small text-quiet">As last time</span> : props.aside}
    >
      <CategorySelect
        // Reset with the type: a half-typed new category belongs to the old one.
        key={type}
        {...field}
        options={options[type]}
        prompt={`Choose a ${label.toLowerCase()}`}
      />
    </Field>
  )
}

type DateFieldProps = Pick<ComponentProps<typeof DateInput>, 'aim'> & {
  name?: string
  label?: string
  aside?: ReactNode
}

export function DateField({ name = 'date', label = 'Date', aim = 'past', aside }: DateFieldProps) {
  const { field, fieldState } = useController({ name })
  const mistake = dayMistake(fieldState.error?.message, field.value, today(), aim)
  return (
    <Field label={label} error={mistake} aside={aside}>
      <DateInput {...field} aim={aim} />
    </Field>
  )
}

export function DescriptionField({ lines = 1 }: { lines?: number }) {
  const { formState, register } = useFormContext<CommonInput>()
  const field = register('description')
  return (
    <Field label="Description" optional error={formState.errors.description?.message}>
      {lines > 1 ? (
        <Textarea rows={lines} {...field} />
      ) : (
        <TextInput autoComplete="off" {...field} />
      )}
    </Field>
  )
}

const options = [
  { value: 'income', label: 'Income', tone: 'in' },
  { value: 'expense', label: 'Expense', tone: 'out' },
] as const

type TypeToggleProps = {
  value: TransactionType
  onChange: (type: TransactionType) => void
  hideLabel?: boolean
}

export function TypeToggle(props: TypeToggleProps) {
  return <SegmentedControl label="Type" options={options} {...props} />
}
