import type { LocalDate } from '@evenkeel/domain/calendar'
import type { RangeQuery } from '@evenkeel/domain/summary'
import { cx } from '#ui/cx.ts'
import { isSameRange, rangePresets } from './rangeAddress.ts'

type RangePresetsProps = {
  today: LocalDate
  range: RangeQuery
  onRange: (range: RangeQuery) => void
  className?: string
}

export function RangePresets({ today, range, onRange, className }: RangePresetsProps) {
  return (
    <ul aria-label="Ranges" className={cx('flex flex-wrap items-center gap-1', className)}>
      {rangePresets(today).map((preset) => (
        <li key={preset.label}>
          <button
            type="button"
            aria-pressed={isSameRange(range, preset.range)}
            onClick={() => onRange(preset.range)}
            className={chip}
          >
            {preset.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'flex h-10 items-center rounded-control px-3 text-small font-medium text-quiet transition-colors duration-150 hover:bg-accent-soft hover:text-accent aria-pressed:bg-accent-soft aria-pressed:text-accent touch:h-11'
