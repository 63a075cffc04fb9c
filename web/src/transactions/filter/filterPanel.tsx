import type { TransactionFilter } from '@evenkeel/domain/transactions'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { AmountInput } from '#ui/fields/amountInput.tsx'
import { DateInput, dayMistake } from '#ui/fields/dateInput.tsx'
import { Field } from '#ui/fields/field.tsx'
import { Select, TextInput } from '#ui/fields/inputs.tsx'
import { MonthField } from '#ui/fields/monthField.tsx'
import { type CategoryOptions, useCategoryOptions } from '../categoryOptions.ts'
import { tidyAmount } from '../entryForm.ts'
import { type FilterInput, filterInputOf, parseFilter } from './filterAddress.ts'

type FilterPanelProps = {
  id: string
  filter: TransactionFilter
  onFilter: (filter: TransactionFilter) => void
}

/** How long a pause in typing is before the list updates. */
const typingPauseMs = 250

const types = [
  { value: '', label: 'All types' },
  { value: 'income', label: 'Income' },
  { value: 'expense', label: 'Expenses' },
]

/** Edits the list's filter, which applies while typing. */
export function FilterPanel({ id, filter, onFilter }: FilterPanelProps) {
  const { input, errors, change, field, amount } = useFilterInput(filter, onFilter)
  const categoryOptions = useCategoryOptions()
  const panel = useRef<HTMLElement>(null)

  // The button is disabled now, so another element must take the focus.
  function clear() {
    change(filterInputOf({}))
    panel.current?.querySelector('input')?.focus()
  }

  return (
    <search ref={panel} id={id} className="block border-b border-hairline bg-sunken px-5 py-4">
      <form noValidate onSubmit={(event) => event.preventDefault()} className={grid}>
        <Field label="Search" className={whole}>
          <TextInput
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder="Description or category"
            className="max-[20rem]:placeholder:text-[5.2vw]"
            maxLength={100}
            {...field('q')}
          />
        </Field>
        <Field label="Type" className={wide}>
          <Select options={types} {...field('type')} />
        </Field>
        <Field label="Category" className={wide}>
          <Select options={categoriesOf(categoryOptions, input)} {...field('category')} />
        </Field>
        <Field label="Amount from" error={errors.minAmount}>
          <AmountInput {...amount('minAmount')} />
        </Field>
        <Field label="Amount to" error={errors.maxAmount}>
          <AmountInput {...amount('maxAmount')} />
        </Field>
        <Field
          label="From date"
          error={dayMistake(errors.startDate, input.startDate)}
          className={day}
        >
          <DateInput {...field('startDate')} />
        </Field>
        <Field label="To date" error={dayMistake(errors.endDate, input.endDate)} className={day}>
          <DateInput {...field('endDate')} />
        </Field>
        <MonthField
          className={wide}
          days={parseFilter(input).filter}
          onDays={({ startDate = '', endDate = '' }) => change({ ...input, startDate, endDate })}
        />
      </form>
      <Button
        size="small"
        className="mt-4"
        disabled={Object.values(input).every((value) => value === '')}
        onClick={clear}
      >
        Clear filters
      </Button>
    </search>
  )
}

// In two columns the search spans both.
const whole = 'min-[22rem]:col-span-2'
const wide = 'min-[22rem]:max-sm:col-span-2'
// With the larger button of a touch screen, half a phone's width would cut off a date's last digit.
const day = 'min-[22rem]:max-[26rem]:touch:col-span-2'
const grid = 'grid grid-cols-2 gap-x-4 gap-y-3 max-[22rem]:grid-cols-1 md:grid-cols-4'

function categoriesOf(offered: CategoryOptions, { type, category }: FilterInput) {
  const names =
    type === 'income' || type === 'expense'
      ? offered[type]
      : [...new Set([...offered.expense, ...offered.income])]
  const known = category === '' || names.includes(category) ? names : [...names, category]
  return [
    { value: '', label: 'All categories' },
    ...known.map((name) => ({ value: name, label: name })),
  ]
}

/** Applies the input as a filter after a pause. A filter set elsewhere fills the fields. */
function useFilterInput(filter: TransactionFilter, onFilter: FilterPanelProps['onFilter']) {
  const [input, setInput] = useState(() => filterInputOf(filter))
  const [shown, setShown] = useState(filter)
  if (!isSame(shown, filter)) {
    setShown(filter)
    if (!isSame(parseFilter(input).filter, filter)) setInput(filterInputOf(filter))
  }
  const parsed = parseFilter(input)
  const isSettled = isSame(parsed.filter, filter)

  useEffect(() => {
    if (isSettled) return
    const soon = setTimeout(() => onFilter(parsed.filter), typingPauseMs)
    return () => clearTimeout(soon)
  })

  const field = (name: keyof FilterInput) => ({
    name,
    value: input[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      setInput({ ...input, [name]: event.currentTarget.value }),
  })

  const amount = (name: 'minAmount' | 'maxAmount') => ({
    ...field(name),
    onBlur: () => setInput({ ...input, [name]: tidyAmount(input[name]) }),
  })

  return { input, errors: parsed.errors, change: setInput, field, amount }
}

function isSame(one: TransactionFilter, other: TransactionFilter): boolean {
  return JSON.stringify(filterInputOf(one)) === JSON.stringify(filterInputOf(other))
}
