import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, controlHeight } from './control.ts'
import { useFieldControl } from './field.tsx'

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
