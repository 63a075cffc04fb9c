import type { RefObject } from 'react'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { EarlierEntry, useEarlierEntries } from './earlierEntries.tsx'
import type { useEntryLine } from './useEntryLine.ts'

type LineFieldProps = {
  line: ReturnType<typeof useEntryLine>
  inputRef: RefObject<HTMLInputElement | null>
}

/** The first field of Quick Add: an entry in one line, which fills the form below. */
export function LineField({ line, inputRef }: LineFieldProps) {
  const earlier = useEarlierEntries(line.said.description, line.typeWanted)
  const [open] = line.questions()
  return (
    <div className="flex flex-col gap-1.5">
      <Field label="In one line">
        <Combobox
          ref={inputRef}
          value={line.text}
          onValue={line.type}
          options={earlier}
          show={EarlierEntry}
          onTake={line.take}
          onFocus={line.prepare}
          listLabel="Earlier entries"
          placeholder="4.50 coffee fri"
          maxLength={600}
          spellCheck={false}
          enterKeyHint="done"
          className="scroll-my-52"
        />
      </Field>
      <p aria-live="polite" className="text-small text-quiet empty:hidden">
        {open?.question}
      </p>
    </div>
  )
}
