import type { ComponentProps } from 'react'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/textInput.tsx'

type EmailFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label?: string
  error: string | undefined
  /** "username" where it is the name of the account, "email" where any address of the person will do. */
  autoComplete: 'username' | 'email'
}

/** An address, in which neither capitals nor spelling are helped with. */
export function EmailField({ label = 'Email', error, ...input }: EmailFieldProps) {
  return (
    <Field label={label} error={error}>
      <TextInput type="email" autoCapitalize="none" spellCheck={false} {...input} />
    </Field>
  )
}
