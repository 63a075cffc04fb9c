import type { TransactionType } from '@evenkeel/domain/transactions'
import { SegmentedControl } from '#ui/fields/segmentedControl.tsx'

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
