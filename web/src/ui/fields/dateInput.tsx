import { Calendar } from 'lucide-react'
import { type ComponentProps, type FocusEvent, useImperativeHandle, useRef } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../iconButton.tsx'
import { controlClass, controlHeight } from './control.ts'
import { tidyDay } from './dayText.ts'
import { useFieldControl } from './field.tsx'
import { typeInto } from './inputValue.ts'

/**
 * A day as text, YYYY-MM-DD, with a button that opens the browser's own picker. `min` and `max` are
 * the days that the picker offers; the form's own rule decides what is right.
 */
export function DateInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { className, min, max, ref, onBlur, ...rest } = props
  const text = useRef<HTMLInputElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const field = useFieldControl(rest)
  useImperativeHandle(ref, () => text.current as HTMLInputElement)

  function openPicker() {
    if (!picker.current || !text.current) return
    // The picker opens at the day that is typed; what is no day, it shows as today.
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
    <div className={cx('relative', className)}>
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
        min={min}
        max={max}
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
