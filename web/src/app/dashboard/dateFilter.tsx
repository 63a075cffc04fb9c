import type { RangeQuery } from '@evenkeel/domain/summary'
import { CalendarRange } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isSameRange } from '#lib/months.ts'
import { rangeWords } from '#lib/rangeWords.ts'
import { useToday } from '#lib/today.ts'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'
import { DateInput, dayMistake } from '#ui/fields/dateInput.tsx'
import { Field } from '#ui/fields/field.tsx'
import { MonthField } from '#ui/fields/monthField.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'
import { judgeRange, type RangeInput, rangeInputOf, rangePresets } from './rangeAddress.ts'

type DateFilterProps = { range: RangeQuery; onRange: (range: RangeQuery) => void }

/** Sets the date range of the whole page. On a phone it is collapsed behind a button. */
export function DateFilter({ range, onRange }: DateFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const panelId = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  const words = rangeWords(range.startDate, range.endDate) ?? 'All time'

  function choose(next: RangeQuery) {
    setOpen(false)
    // The form is about to be hidden, so the button takes the focus. On a wide page there is no button.
    toggle.current?.focus()
    onRange(next)
  }

  return (
    <div className="mb-6 print:hidden">
      <Button
        ref={toggle}
        icon={CalendarRange}
        className="w-full md:hidden"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{withWholeFigures(words)}</span>
      </Button>
      <div id={panelId} className={cx('max-md:pt-3', !isOpen && 'max-md:hidden')}>
        <DateForm range={range} onRange={choose} />
      </div>
    </div>
  )
}

function DateForm({ range, onRange }: DateFilterProps) {
  const [input, setInput] = useState<RangeInput>(() => rangeInputOf(range))
  const [isJudged, setJudged] = useState(false)
  const [shown, setShown] = useState(range)
  const form = useRef<HTMLFormElement>(null)
  if (!isSameRange(shown, range)) {
    setShown(range)
    setInput(rangeInputOf(range))
    setJudged(false)
  }

  const judged = judgeRange(input)
  const errors = isJudged ? judged.errors : {}
  const isSet = input.startDate !== '' && input.endDate !== ''

  function apply(event: FormEvent) {
    event.preventDefault()
    setJudged(true)
    if (judged.range) onRange(judged.range)
  }

  function clear() {
    setJudged(false)
    setInput(rangeInputOf({}))
    // The button is disabled now, so another element must take the focus.
    form.current?.querySelector('input')?.focus()
    onRange({})
  }

  return (
    <form ref={form} noValidate onSubmit={apply} className="flex flex-wrap items-start gap-3">
      {ends.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          error={dayMistake(errors[name], input[name])}
          className={day}
        >
          <DateInput
            value={input[name]}
            onChange={(event) => setInput({ ...input, [name]: event.currentTarget.value })}
          />
        </Field>
      ))}
      <MonthField days={range} onDays={onRange} className={month} />
      <div className={cx(buttons, besideFields)}>
        <Button type="submit" variant="primary" disabled={!isSet}>
          Apply Filter
        </Button>
        <Button disabled={input.startDate === '' && input.endDate === ''} onClick={clear}>
          Clear
        </Button>
      </div>
      <RangePresets range={range} onRange={onRange} />
    </form>
  )
}

// Wide enough for a date, with the larger text of a touch screen too; on a phone, two fit a line.
const day = 'max-md:grow max-md:basis-40 md:w-38 md:touch:w-44 lg:w-40'
const month = 'max-md:grow max-md:basis-40 md:w-44 md:touch:w-48 lg:w-48'
const buttons = 'flex gap-2 max-md:w-full max-md:*:flex-1'
// Aligned with the fields, not with their labels or errors.
const besideFields = 'md:pt-[1.59375rem]'

const ends = [
  { name: 'startDate', label: 'Start date' },
  { name: 'endDate', label: 'End date' },
] as const

function RangePresets({ range, onRange }: DateFilterProps) {
  return (
    <ul aria-label="Ranges" className="flex flex-wrap items-center gap-1 md:w-full">
      {rangePresets(useToday()).map((preset) => (
        <li key={preset.label}>
          <button
            type="button"
            aria-pressed={isSameRange(range, preset.range)}
            onClick={() => onRange(preset.range)}
            className={chip}
          >
            {preset.label}
          </button>
        </li>
      ))}
    </ul>
  )
}

const chip =
  'flex h-10 items-center rounded-control border border-transparent px-3 text-small font-medium text-quiet transition-colors duration-150 hover:bg-accent-soft hover:text-accent aria-pressed:bg-accent-soft aria-pressed:text-accent touch:h-11'
