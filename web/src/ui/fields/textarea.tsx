import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass } from './control.ts'
import { useFieldControl } from './field.tsx'

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
