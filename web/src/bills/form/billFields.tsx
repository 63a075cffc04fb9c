import { type Bill, frequencies, NewBill, previewDueDates } from '@evenkeel/domain/bills'
import { formatDay } from '@evenkeel/domain/calendar'
import { type RefObject, useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { frequencyNames } from '#ledger/words.ts'
import { useToday } from '#lib/today.ts'
import {
  AmountField,
  CategoryField,
  DateField,
  DescriptionField,
  TypeField,
} from '#transactions/entryFields.tsx'
import { AfterPaint } from '#ui/afterPaint.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/inputs.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { usePaidDueDates } from '../queries.ts'
import type { BillInput } from './billForm.ts'

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
      <AfterPaint room="h-97 sm:h-78">
        <DescriptionField lines={bill ? 2 : 1} />
        <CategoryField />
        <div className="grid gap-4 sm:grid-cols-2">
          <FrequencyField />
          <DateField name="startDate" label="Start date" aim="coming" />
        </div>
        <DuePreview bill={bill} />
      </AfterPaint>
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

const count = 4

/** Previews the next due dates of the form's schedule. */
function DuePreview({ bill }: { bill: Bill | undefined }) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="min-h-22 rounded-control border border-transparent bg-sunken px-4 py-3 text-small sm:min-h-17"
    >
      <h3 id={headingId} className="font-sans font-medium text-quiet">
        Next due dates
      </h3>
      <DueDates bill={bill} />
    </section>
  )
}

function DueDates({ bill }: { bill: Bill | undefined }) {
  const today = useToday()
  const [typedDate, frequency] = useFormContext<BillInput>().watch(['startDate', 'frequency'])
  const paid = usePaidDueDates(bill?.id)
  const startDate = NewBill.shape.startDate.safeParse(typedDate)

  if (!startDate.success) {
    return <p className="mt-1 text-quiet">Enter a start date to see when it falls due.</p>
  }
  if (bill && paid.isError) {
    return (
      <div className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <p role="alert">The due dates could not be loaded.</p>
        <Button size="small" pending={paid.isFetching} onClick={() => void paid.refetch()}>
          Retry
        </Button>
      </div>
    )
  }
  if (bill && !paid.data) return <Skeleton className="mt-2 h-4 w-full" />
  const draft = { startDate: startDate.data, frequency }
  const dates = previewDueDates(bill, draft, { today, paid: new Set(paid.data), count })
  return (
    <ol
      aria-live="polite"
      className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 max-[20rem]:grid-cols-1 sm:grid-cols-4"
    >
      {dates.map((date) => (
        <li key={date} className="whitespace-nowrap">
          {formatDay(date)}
        </li>
      ))}
    </ol>
  )
}
