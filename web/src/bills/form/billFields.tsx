import { type Bill, frequencies } from '@evenkeel/domain/bills'
import type { RefObject } from 'react'
import { useFormContext } from 'react-hook-form'
import { frequencyNames } from '#ledger/words.ts'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeField,
} from '#transactions/entryFields.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import type { BillInput } from './billForm.ts'
import { DuePreview } from './duePreview.tsx'

type BillFieldsProps = {
  /** The bill being edited; absent for a new one. */
  bill?: Bill
  amountRef?: RefObject<HTMLInputElement | null>
}

export function BillFields({ bill, amountRef }: BillFieldsProps) {
  return (
    <>
      <TypeField saved={bill} />
      <AmountField size="figure" {...(amountRef && { inputRef: amountRef })} />
      <DescriptionField lines={bill ? 2 : 1} />
      <CategoryField />
      <div className="grid gap-4 sm:grid-cols-2">
        <FrequencyField />
        <DateField name="startDate" label="Start date" />
      </div>
      <DuePreview bill={bill} />
    </>
  )
}

const options = frequencies.map((value) => ({ value, label: frequencyNames[value] }))

function FrequencyField() {
  const { formState, register } = useFormContext<BillInput>()
  return (
    <Field label="Frequency" error={formState.errors.frequency?.message}>
      <Select {...register('frequency')} options={options} />
    </Field>
  )
}
