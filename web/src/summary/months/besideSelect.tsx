import {
  addMonths,
  formatDay,
  type LocalDate,
  type Month,
  monthOf,
} from '@evenkeel/domain/calendar'
import { Select } from '#ui/fields/inputs.tsx'

const monthsOffered = 120

type BesideSelectProps = {
  month: Month
  beside: Month
  today: LocalDate
  onChoose: (other: Month) => void
}

/** Chooses the other month of a review, earlier or later. */
export function BesideSelect({ month, beside, today, onChoose }: BesideSelectProps) {
  const recent = Array.from({ length: monthsOffered }, (_, back) =>
    monthOf(addMonths(today, -back)),
  )
  const others = new Set([...recent, beside])
  others.delete(month)
  return (
    <Select
      aria-label="Compare with"
      className="w-72 max-sm:w-full print:hidden"
      value={beside}
      options={[...others]
        .toSorted()
        .toReversed()
        .map((value) => ({ value, label: labelOf(value) }))}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

function labelOf(month: Month): string {
  return `Compared with ${formatDay(`${month}-01`, 'monthOfYear')}`
}
