import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { controlClass, controlHeight } from './control.ts'
import { useFieldControl } from './field.tsx'

export type SelectOption = { value: string; label: string }

type SelectProps = ComponentProps<'select'> & {
  /** Instead of children, when every option is a value and a label. */
  options?: readonly SelectOption[]
}

/** The browser's own select: its list works under Trusted Types, on every phone and with every reader. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  return (
    <div className={cx('relative', className)}>
      <select
        {...rest}
        {...field}
        className={cx(controlClass, controlHeight, 'appearance-none truncate pr-9')}
      >
        {options?.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3 my-auto text-quiet"
      />
    </div>
  )
}
