import type { ComponentProps, ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
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

/** The form's main button, busy while the form is being sent. */
export function SubmitButton(props: ComponentProps<typeof Button>) {
  const { isSubmitting } = useFormContext().formState
  return <Button type="submit" variant="primary" pending={isSubmitting} {...props} />
}

type TextFieldProps = ComponentProps<typeof TextInput> & { name: string; label: string }

export function TextField({ name, label, ...input }: TextFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      <TextInput {...input} {...register(name)} />
    </Field>
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
export function EmailField({ onEmail, ...props }: EmailFieldProps) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoCapitalize="none"
      spellCheck={false}
      onInput={(event) => onEmail?.(event.currentTarget.value)}
      {...props}
    />
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
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
