import { ChevronDown, Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../icon.tsx'
import { IconButton } from '../iconButton.tsx'
import { controlClass, controlHeight, useFieldControl } from './field.tsx'

export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  const field = useFieldControl(rest)
  return (
    <input
      type={type}
      {...rest}
      {...field}
      className={cx(controlClass, controlHeight, className)}
    />
  )
}

export function Textarea({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) {
  const field = useFieldControl(rest)
  return (
    <textarea
      rows={rows}
      {...rest}
      {...field}
      className={cx(controlClass, 'field-sizing-content max-h-64 min-h-20 py-2', className)}
    />
  )
}

/** Set `autoComplete` to "current-password" or "new-password". Pasting is allowed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  const field = useFieldControl(props)
  return (
    <div className="relative">
      <input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        {...field}
        className={cx(controlClass, controlHeight, 'pr-10 touch:pr-11')}
      />
      <IconButton
        label={shown ? 'Hide password' : 'Show password'}
        icon={shown ? EyeOff : Eye}
        size="small"
        className="absolute inset-y-0 right-1 my-auto touch:right-0"
        onClick={() => setShown(!shown)}
      />
    </div>
  )
}

type SelectProps = ComponentProps<'select'> & {
  /** Instead of children. */
  options?: readonly { value: string; label: string }[]
}

/** The browser's own select works under Trusted Types, on every phone and with every screen reader. */
export function Select({ className, options, children, ...rest }: SelectProps) {
  const field = useFieldControl(rest)
  return (
    <div className={cx('relative', className)}>
      <select
        {...rest}
        {...field}
        className={cx(
          controlClass,
          controlHeight,
          'appearance-none truncate pr-9 max-[20rem]:h-auto max-[20rem]:min-h-10 max-[20rem]:py-1 max-[20rem]:text-small!',
        )}
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
