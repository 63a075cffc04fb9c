import type { LucideIcon } from 'lucide-react'
import { useId } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'

type Segment<Value extends string> = {
  value: Value
  label: string
  icon?: LucideIcon
  /** Marks income above the label and expenses below it. */
  tone?: 'in' | 'out'
}

type SegmentedControlProps<Value extends string> = {
  /** Shown above unless hidden, and always announced. */
  label: string
  hideLabel?: boolean
  options: readonly Segment<Value>[]
  value: Value
  onChange: (value: Value) => void
}

const tones = {
  plain: 'has-checked:text-ink has-checked:after:bg-accent after:bottom-0',
  in: 'has-checked:text-in has-checked:after:bg-in after:bottom-0',
  out: 'has-checked:text-out has-checked:after:bg-out after:top-0',
}

/** A choice of a few visible options: real radio buttons, so that the arrow keys work as usual. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, hideLabel = false, options, value, onChange } = props
  const name = useId()
  return (
    <fieldset className="max-w-full min-w-0 shrink-0">
      <legend className={cx('mb-1.5 text-small font-medium', hideLabel && 'sr-only')}>
        {label}
      </legend>
      <div className="flex rounded-control border border-edge bg-sunken p-0.5 max-[20rem]:flex-col print:border-0 print:bg-transparent">
        {options.map((option) => (
          <label key={option.value} className={cx(segment, tones[option.tone ?? 'plain'])}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.icon && <Icon of={option.icon} size={16} />}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

const segment =
  'relative flex min-h-8 min-w-0 flex-auto items-center justify-center gap-1.5 overflow-hidden rounded-[6px] px-2 py-1 text-center text-small leading-tight font-medium whitespace-nowrap max-[22.5rem]:whitespace-normal text-quiet transition-colors duration-150 hover:text-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent print:not-has-checked:hidden print:after:hidden touch:min-h-11 touch:text-body after:absolute after:inset-x-0 after:h-[3px] forced-colors:has-checked:forced-color-adjust-none forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText]'
