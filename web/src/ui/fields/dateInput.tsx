import { Calendar } from 'lucide-react'
import { type ComponentProps, type FocusEvent, useImperativeHandle, useRef } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../iconButton.tsx'
import { controlClass, controlHeight, typeInto, useFieldControl } from './field.tsx'

/** A day as text, YYYY-MM-DD, with a button that opens the browser's picker. */
export function DateInput({ ref, onBlur, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  const text = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const field = useFieldControl(rest)
  useImperativeHandle(ref, () => text.current as HTMLInputElement)

  function openPicker() {
    if (!picker.current || !text.current) return
    // The picker opens at the entered day, or at today if it is invalid.
    picker.current.value = tidyDay(text.current.value)
    picker.current.showPicker()
  }

  function take(day: string) {
    if (!text.current || !day) return
    typeInto(text.current, day)
    text.current.focus()
  }

  function leave(event: FocusEvent<HTMLInputElement>) {
    const tidy = tidyDay(event.currentTarget.value)
    if (tidy !== event.currentTarget.value) typeInto(event.currentTarget, tidy)
    onBlur?.(event)
  }

  return (
    <div className="relative">
      <input
        type="text"
        inputMode="numeric"
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        maxLength={10}
        {...rest}
        {...field}
        ref={text}
        onBlur={leave}
        className={cx(controlClass, controlHeight, 'pr-9 touch:pr-11')}
      />
      <input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden
        onChange={(event) => take(event.currentTarget.value)}
        className="pointer-events-none absolute right-0 bottom-0 size-10 opacity-0"
      />
      <IconButton
        label="Choose date"
        icon={Calendar}
        size="small"
        disabled={rest.disabled}
        className="absolute inset-y-0 right-1 my-auto touch:right-0"
        onClick={openPicker}
      />
    </div>
  )
}

/**
 * Turns an unambiguous day into YYYY-MM-DD: "20260131", "2026-1-5", "2026/01/05" and the American "1/5/2026". Anything
 * else stays as typed, for the form to validate.
 */
export function tidyDay(text: string): string {
  const typed = text.trim()
  const yearFirst =
    /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$|^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(typed)
  if (yearFirst) {
    const [year, month, day] = yearFirst.slice(1).filter(Boolean)
    return dayText(year, month, day)
  }
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(typed)
  if (american) return dayText(american[3], american[1], american[2])
  return typed
}

function dayText(year = '', month = '', day = ''): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}
