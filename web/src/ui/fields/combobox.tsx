import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../cx.ts'
import { TextInput } from './inputs.tsx'

type ComboboxProps<Option> = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown'> & {
  value: string
  onValue: (text: string) => void
  options: readonly Option[]
  /** Shows an option in the list. */
  show: (option: Option) => ReactNode
  onTake: (option: Option) => void
  /** What the list is, for screen readers. */
  listLabel: string
}

/**
 * A text field with a list of suggestions: the arrow keys choose one, Enter takes it, Escape closes the list. Without a
 * chosen one, Enter does what it does in any field.
 */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, onValue, options, show, onTake, listLabel, ...input } = props
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(-1)
  const isShown = isOpen && options.length > 0
  const active = isShown && chosen < options.length ? chosen : -1

  function type(text: string) {
    setOpen(true)
    setChosen(-1)
    onValue(text)
  }

  function close() {
    setOpen(false)
    setChosen(-1)
  }

  function take(option: Option) {
    close()
    onTake(option)
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return
    const option = options[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      setChosen(nextOf(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else if (event.key === 'Enter' && option !== undefined) take(option)
    else if (event.key === 'Escape' && isShown) close()
    else return
    event.preventDefault()
  }

  return (
    <div className="relative">
      <TextInput
        autoComplete="off"
        {...input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? `${id}-list` : undefined}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        value={value}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={press}
        onBlur={(event) => {
          close()
          input.onBlur?.(event)
        }}
      />
      {isShown && (
        <Listbox {...{ id, options, show, take, active }} label={listLabel} onPoint={setChosen} />
      )}
      <span aria-live="polite" className="sr-only">
        {isShown && `${options.length} ${options.length === 1 ? 'suggestion' : 'suggestions'}`}
      </span>
    </div>
  )
}

/** The next option in a direction; past either end, none. */
function nextOf(active: number, step: 1 | -1, count: number): number {
  const next = active + step
  return next < -1 ? count - 1 : next >= count ? -1 : next
}

type ListboxProps<Option> = Pick<ComboboxProps<Option>, 'options' | 'show'> & {
  id: string
  label: string
  active: number
  take: (option: Option) => void
  onPoint: (index: number) => void
}

function Listbox<Option>(props: ListboxProps<Option>) {
  const { id, label, options, show, active, take, onPoint } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = list.current
    // In a dialog, the list of the last field would open below the edge. Where both have no room, the field comes first.
    function show() {
      for (const part of [box, box?.parentElement]) part?.scrollIntoView({ block: 'nearest' })
    }
    const sizes = new ResizeObserver(show)
    if (box) sizes.observe(box)
    window.addEventListener('resize', show)
    return () => {
      sizes.disconnect()
      window.removeEventListener('resize', show)
    }
  }, [])

  useEffect(() => {
    // What the pointer has chosen is in view.
    const option = list.current?.children[active]
    if (option && !option.matches(':hover')) option.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <div
      ref={list}
      id={`${id}-list`}
      tabIndex={-1}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-20 mt-1 scroll-my-2 rounded-control border border-hairline bg-raised p-1 text-ink shadow-float after:absolute after:top-full after:h-2 after:w-px"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys.
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is replaced as a whole.
          key={index}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onPointerMove={() => onPoint(index)}
          onClick={() => take(option)}
          className={cx(
            'flex min-h-9 cursor-pointer items-center rounded-[6px] px-2.5 py-1 touch:min-h-11',
            index === active && 'bg-accent-soft shadow-chosen',
          )}
        >
          {show(option)}
        </div>
      ))}
    </div>
  )
}
