import type { RefObject } from 'react'
import { useSettled } from '#lib/useSettled.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import { EarlierEntry, useEarlierEntries } from './earlierEntries.tsx'
import type { useEntryLine } from './useEntryLine.ts'

/** How long a pause in typing is before a question is shown: the next letter often answers it. */
const questionPauseMs = 400

type LineFieldProps = {
  line: ReturnType<typeof useEntryLine>
  inputRef: RefObject<HTMLInputElement | null>
}

/** The first field of Quick Add: an entry in one line, which fills the form below. */
export function LineField({ line, inputRef }: LineFieldProps) {
  const earlier = useEarlierEntries(line.said.description, line.typeWanted)
  const question = line.questions()[0]?.question ?? ''
  const isSettled = useSettled(question, questionPauseMs) === question
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
          autoCorrect="off"
          enterKeyHint="done"
          className="scroll-my-52"
        />
      </Field>
      <p aria-live="polite" className="text-small text-quiet empty:hidden">
        {isSettled && question}
      </p>
    </div>
  )
}
