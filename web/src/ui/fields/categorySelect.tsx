import { List } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { IconButton } from '../iconButton.tsx'
import { Select, TextInput } from './inputs.tsx'
import { offeredName } from './offeredName.ts'

type CategorySelectProps = {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  /** A value outside this list is offered too, so that a record keeps its own category. */
  options: readonly string[]
  /** Shown while nothing is chosen. */
  prompt?: string
  name?: string
  disabled?: boolean
  ref?: Ref<HTMLSelectElement | HTMLInputElement>
}

// Categories are trimmed, so none can be this value.
const newCategory = ' new'

/** A select whose last option, "New category…", turns it into a text field. */
export function CategorySelect(props: CategorySelectProps) {
  const { value, onChange, onBlur, options, prompt = 'Choose a category', ref, ...rest } = props
  const [typing, setTyping] = useState(false)
  const [typed, setTyped] = useState('')
  const before = useRef('')
  const place = useRef<HTMLDivElement>(null)
  const switched = useRef(false)

  // The field that replaces the other takes its focus, but not when the form opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one replaces the other.
  useEffect(() => {
    if (switched.current) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [typing])

  function turn(toTyping: boolean, next: string) {
    switched.current = true
    setTyping(toTyping)
    setTyped('')
    onChange(next)
  }

  function type(text: string) {
    setTyped(text)
    onChange(offeredName(text, options))
  }

  /** Shows the existing category that the input matches, once typing has finished. */
  function leave() {
    setTyped(value)
    onBlur?.()
  }

  function choose(next: string) {
    if (next !== newCategory) return onChange(next)
    before.current = value
    turn(true, '')
  }

  if (typing) {
    return (
      <div ref={place} className="flex gap-2">
        <TextInput
          {...rest}
          ref={ref as Ref<HTMLInputElement>}
          value={offeredName(typed, options) === value ? typed : value}
          maxLength={60}
          placeholder="Name of the category"
          autoComplete="off"
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={leave}
        />
        <IconButton
          label="Back to the list"
          icon={List}
          variant="secondary"
          onClick={() => turn(false, before.current)}
        />
      </div>
    )
  }

  const offered = value === '' || options.includes(value) ? options : [...options, value]
  return (
    <div ref={place}>
      <Select
        {...rest}
        ref={ref as Ref<HTMLSelectElement>}
        value={value}
        onBlur={onBlur}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        {value === '' && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        {offered.map((category) => (
          <option key={category}>{category}</option>
        ))}
        <option value={newCategory}>New category…</option>
      </Select>
    </div>
  )
}
