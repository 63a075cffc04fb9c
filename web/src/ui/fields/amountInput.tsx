import { type ClipboardEvent, type ComponentProps, useState, type WheelEvent } from 'react'
import { cx } from '../cx.ts'
import { isPlainAmount, readAmount } from './amountText.ts'
import { controlClass, controlHeight, FieldError, typeInto, useFieldControl } from './field.tsx'

type AmountInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'size' | 'onPaste' | 'onInput' | 'className'
> & {
  /** "figure" is the large one at the top of a form. */
  size?: 'regular' | 'figure'
}

const frames = {
  regular: cx(controlClass, controlHeight, 'pl-7'),
  figure:
    'h-14 w-full min-w-0 rounded-[3px] border-0 border-b-2 border-edge bg-transparent pl-[0.7em] font-serif text-display text-ink transition-colors duration-150 placeholder:text-edge hover:border-ink aria-invalid:border-out focus-visible:outline-offset-4',
}

const signs = {
  regular:
    'left-3 text-body text-quiet touch:text-lead max-[11rem]:text-small max-[11rem]:touch:text-small',
  figure: 'left-0 font-serif text-heading text-quiet',
}

/** An amount in dollars. Pasting "$1,234.50" works; the mouse wheel scrolls the page and not the amount. */
export function AmountInput({ size = 'regular', ...rest }: AmountInputProps) {
  const [refused, setRefused] = useState('')
  const field = useFieldControl(rest)

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text')
    if (isPlainAmount(text)) return
    event.preventDefault()
    const amount = readAmount(text)
    if (amount === undefined) setRefused(text.trim().slice(0, 40))
    else typeInto(event.currentTarget, amount)
  }

  return (
    <>
      <div className="relative flex items-center">
        <span aria-hidden className={cx('pointer-events-none absolute', signs[size])}>
          $
        </span>
        <input
          type="number"
          inputMode="decimal"
          step="0.01"
          min="0.01"
          placeholder="0.00"
          autoComplete="off"
          {...rest}
          {...field}
          onPaste={paste}
          onInput={() => setRefused('')}
          onWheel={holdStill}
          className={frames[size]}
        />
      </div>
      {refused && <FieldError>“{refused}” is not an amount that can be pasted here.</FieldError>}
    </>
  )
}

/** A focused number field changes its value on the wheel. Made read-only during the event, it lets the page scroll. */
function holdStill({ currentTarget: input }: WheelEvent<HTMLInputElement>) {
  if (input.readOnly) return
  input.readOnly = true
  setTimeout(() => {
    input.readOnly = false
  })
}
