import { List } from 'lucide-react'
import { type Ref, useEffect, useRef, useState } from 'react'
import { IconButton } from '../iconButton.tsx'
import { Select, TextInput } from './inputs.tsx'

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
  const { value, onChange } = props
  /** The value before a new category is typed; undefined while one is chosen from the list. */
  const [before, setBefore] = useState<string>()
  const place = useRef<HTMLDivElement>(null)
  const switched = useRef(false)

  // The field that replaces the other takes its focus, but not when the form opens.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one replaces the other.
  useEffect(() => {
    if (switched.current) place.current?.querySelector<HTMLElement>('input, select')?.focus()
  }, [before])

  function turn(from: string | undefined, next: string) {
    switched.current = true
    setBefore(from)
    onChange(next)
  }

  return (
    <div ref={place} className="flex gap-2 max-[20rem]:flex-wrap">
      {before === undefined ? (
        <CategoryList {...props} onNew={() => turn(value, '')} />
      ) : (
        <>
          <NewCategory {...props} />
          <IconButton
            label="Back to the list"
            icon={List}
            variant="secondary"
            onClick={() => turn(undefined, before)}
          />
        </>
      )}
    </div>
  )
}

function CategoryList(props: CategorySelectProps & { onNew: () => void }) {
  const { value, onChange, options, prompt = 'Choose a category', onNew, ref, ...rest } = props
  const offered = value === '' || options.includes(value) ? options : [...options, value]
  return (
    <Select
      {...rest}
      ref={ref as Ref<HTMLSelectElement>}
      value={value}
      className="grow"
      onChange={({ currentTarget }) =>
        currentTarget.value === newCategory ? onNew() : onChange(currentTarget.value)
      }
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
  )
}

function NewCategory({
  value,
  onChange,
  onBlur,
  options,
  prompt: _,
  ref,
  ...rest
}: CategorySelectProps) {
  const [typed, setTyped] = useState('')

  function type(text: string) {
    setTyped(text)
    onChange(offeredName(text, options))
  }

  /** Shows the existing category that the input matches, once typing has finished. */
  function leave() {
    setTyped(value)
    onBlur?.()
  }

  return (
    <TextInput
      {...rest}
      ref={ref as Ref<HTMLInputElement>}
      value={offeredName(typed, options) === value ? typed : value}
      maxLength={60}
      placeholder="Category name"
      autoComplete="off"
      onChange={(event) => type(event.currentTarget.value)}
      onBlur={leave}
    />
  )
}

/** The option that equals the typed name apart from case and surrounding space, so that "other" does not join "Other". */
export function offeredName(typed: string, offered: readonly string[]): string {
  const name = plain(typed)
  const alike = offered.filter((option) => plain(option) === name)
  return alike.find((option) => option === typed.trim()) ?? alike[0] ?? typed
}

function plain(name: string): string {
  return name.trim().normalize().toLowerCase()
}
