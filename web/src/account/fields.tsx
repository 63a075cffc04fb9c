import type { ComponentProps, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput, TextInput } from '#ui/fields/inputs.tsx'

type AccountFormProps<Input extends FieldValues, Context, Output> = {
  form: UseFormReturn<Input, Context, Output>
  onSubmit: ComponentProps<'form'>['onSubmit']
  className?: string
  children: ReactNode
}

/** A form whose fields find their own values and errors by name. */
export function AccountForm<Input extends FieldValues, Context, Output>(
  props: AccountFormProps<Input, Context, Output>,
) {
  return (
    <FormProvider {...props.form}>
      <form
        noValidate
        onSubmit={props.onSubmit}
        className={`flex flex-col gap-4 ${props.className ?? ''}`}
      >
        {props.children}
      </form>
    </FormProvider>
  )
}

type EmailFieldProps = {
  name?: string
  label?: string
  /** "username" for the account's own address, "email" for any address of the user. */
  autoComplete: 'username' | 'email'
  onEmail?: (email: string) => void
}

/** An address: no capital letter is forced and the spelling is not checked. */
export function EmailField({ name = 'email', label = 'Email', ...props }: EmailFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      <TextInput
        type="email"
        autoCapitalize="none"
        spellCheck={false}
        autoComplete={props.autoComplete}
        {...register(name, { onChange: (event) => props.onEmail?.(event.target.value) })}
      />
    </Field>
  )
}

type PasswordFieldProps = {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
}

export function PasswordField({ name, label, autoComplete, aside }: PasswordFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message} aside={aside}>
      <PasswordInput autoComplete={autoComplete} {...register(name)} />
    </Field>
  )
}

/** Tells the password manager whose password is being set, in a form that does not ask for the address. */
export function HiddenUsername({ email }: { email: string | undefined }) {
  return <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
}
