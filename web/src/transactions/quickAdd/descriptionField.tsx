import type { EntrySuggestion } from '@evenkeel/domain/transactions'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Combobox } from '#ui/fields/combobox.tsx'
import { Field } from '#ui/fields/field.tsx'
import type { EntryInput } from '../entryForm.ts'
import { EarlierEntry, useEarlierEntries } from './earlierEntries.tsx'

/** The description, with the user's own earlier entries of the same type. */
export function SuggestingDescription({ onTake }: { onTake: (entry: EntrySuggestion) => void }) {
  const { control, watch } = useFormContext<EntryInput>()
  const { field, fieldState } = useController({ control, name: 'description' })
  // What the line or a draft fills in is not being typed here.
  const [isTyping, setTyping] = useState(false)
  const earlier = useEarlierEntries(isTyping ? (field.value ?? '') : '', watch('type'))
  return (
    <Field label="Description" optional error={fieldState.error?.message}>
      <Combobox
        {...field}
        value={field.value ?? ''}
        onValue={(text) => {
          setTyping(true)
          field.onChange(text)
        }}
        onBlur={() => {
          setTyping(false)
          field.onBlur()
        }}
        options={earlier}
        show={EarlierEntry}
        onTake={onTake}
        listLabel="Earlier entries"
      />
    </Field>
  )
}
