import { type DayQuery, isSameRange, recentMonths } from '#lib/months.ts'
import { useToday } from '#lib/today.ts'
import { Field } from './field.tsx'
import { Select } from './inputs.tsx'

type MonthFieldProps = {
  days: DayQuery
  onDays: (days: DayQuery) => void
  className: string
}

/** A whole month in two clicks, however long ago. */
export function MonthField({ days, onDays, className }: MonthFieldProps) {
  const months = recentMonths(useToday(), days)
  const options = months.map(({ label }) => ({ value: label, label }))
  const shown = months.find((month) => isSameRange(month.range, days))
  return (
    <Field label="Month" className={className}>
      <Select
        value={shown?.label ?? ''}
        options={[{ value: '', label: 'Any month' }, ...options]}
        onChange={({ currentTarget: { value } }) =>
          onDays(months.find(({ label }) => label === value)?.range ?? {})
        }
      />
    </Field>
  )
}
