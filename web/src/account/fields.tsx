import type { ComponentProps, ReactNode } from 'react'
import {
  type FieldValues,
  FormProvider,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useFormContext,
} from 'react-hook-form'
import { useSignedIn } from '#session/useSession.ts'
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

type FormFieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'aside'> & {
  name: string
  children: (control: UseFormRegisterReturn) => ReactNode
}

/** A field of the form around it. A form focuses its first mistake in the order in which its fields render. */
export function FormField({ name, children, ...field }: FormFieldProps) {
  const { register, getFieldState, formState } = useFormContext()
  const error = getFieldState(name, formState).error?.message
  return (
    <Field {...field} error={error}>
      {children(register(name))}
    </Field>
  )
}

type TextFieldProps = ComponentProps<typeof TextInput> & { name: string; label: string }

export function TextField({ name, label, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label}>
      {(control) => <TextInput {...input} {...control} />}
    </FormField>
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

type PasswordFieldProps = Omit<FormFieldProps, 'children'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ autoComplete, ...field }: PasswordFieldProps) {
  return (
    <FormField {...field}>
      {(control) => <PasswordInput autoComplete={autoComplete} {...control} />}
    </FormField>
  )
}

/** Asks a signed-in user for the password again, in a form without any other field. */
export function CurrentPasswordField() {
  return (
    <>
      <HiddenUsername email={useSignedIn().user.email} />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
    </>
  )
}

/** Tells the password manager whose password is being set, in a form that does not ask for the address. */
export function HiddenUsername({ email }: { email: string }) {
  return <input type="text" autoComplete="username" value={email} readOnly hidden />
}
