import {
  type DayAim,
  dayDoubt,
  dayFormat,
  type LocalDate,
  readDay,
} from '@evenkeel/domain/calendar'
import { Calendar } from 'lucide-react'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { today } from '#lib/today.ts'
import { cx } from '../cx.ts'
import { IconButton } from '../iconButton.tsx'
import { controlClass, controlHeight, typeInto, useFieldControl, useFieldLabel } from './field.tsx'

type DateInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Whether "fri" and "12/1" are days that have been or days to come. */
  aim?: DayAim
}

/** A day as text, YYYY-MM-DD or in words such as "fri", with a button that opens the browser's picker. */
export function DateInput({ ref, onBlur, aim = 'past', ...rest }: DateInputProps) {
  const text = useRef<HTMLInputElement>(null)
  const picker = usePicker(text, aim)
  const field = useFieldControl(rest)
  const fieldLabel = useFieldLabel()
  useImperativeHandle(ref, () => text.current as HTMLInputElement)

  function leave(event: FocusEvent<HTMLInputElement>) {
    tidy(event.currentTarget)
    onBlur?.(event)
  }

  /** Enter submits the form without leaving the field. */
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') tidy(event.currentTarget)
  }

  function tidy(input: HTMLInputElement) {
    const day = tidyDay(input.value, today(), aim)
    if (day !== input.value) typeInto(input, day)
  }

  return (
    <div className="relative">
      <input
        type="text"
        placeholder="YYYY-MM-DD"
        autoComplete="off"
        maxLength={30}
        {...rest}
        {...field}
        ref={text}
        onBlur={leave}
        onKeyDown={press}
        className={cx(controlClass, controlHeight, 'pr-9 touch:pr-11')}
      />
      {picker.input}
      <IconButton
        label="Choose date"
        of={fieldLabel}
        icon={Calendar}
        size="small"
        disabled={rest.disabled}
        className="absolute inset-y-0 right-1 my-auto touch:right-0"
        onClick={picker.open}
      />
    </div>
  )
}

/**
 * The browser's picker for a field of text. Its date field is made when it is first opened: the first one that a
 * browser makes takes longer than all other fields of a page.
 */
function usePicker(text: RefObject<HTMLInputElement | null>, aim: DayAim) {
  const picker = useRef<HTMLInputElement>(null)
  const [isMade, setMade] = useState(false)

  function open() {
    flushSync(() => setMade(true))
    if (!picker.current || !text.current) return
    // The picker opens at the entered day, or at today if it is invalid.
    picker.current.value = tidyDay(text.current.value, today(), aim)
    picker.current.showPicker()
  }

  function take(day: string) {
    if (!text.current || !day) return
    typeInto(text.current, day)
    text.current.focus()
  }

  const input = isMade && (
    <input
      ref={picker}
      type="date"
      tabIndex={-1}
      aria-hidden
      onChange={(event) => take(event.currentTarget.value)}
      className="pointer-events-none absolute right-0 bottom-0 size-10 opacity-0"
    />
  )
  return { open, input }
}

/**
 * Turns a day that only one day can be meant by into YYYY-MM-DD: "20260131", "1/5/2026", "yesterday", "fri", "-3d".
 * Anything else stays as typed, for the form to validate.
 */
export function tidyDay(text: string, day: LocalDate, aim: DayAim = 'past'): string {
  return readDay(text, day, aim) ?? text.trim()
}

/** The message for a date field, which takes words as well: a request's date does not. */
export function dayMistake(
  message: string | undefined,
  text: string,
  day: LocalDate = today(),
  aim: DayAim = 'past',
): string | undefined {
  if (message !== dayFormat) return message
  return dayDoubt(text, day, aim) ?? `${dayFormat}, or in words such as “yesterday”`
}
