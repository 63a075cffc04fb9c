import { PasswordReset } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/inputs.tsx'
import { Step } from './steps.tsx'

const Token = PasswordReset.pick({ token: true })

/** For a user who has the token without the link. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
  const form = useForm({ resolver: zodResolver(Token), defaultValues: { token: '' } })
  return (
    <Step
      title="Reset your password"
      lead="Open the link in the email we sent you, or paste its token here."
    >
      <form
        noValidate
        onSubmit={form.handleSubmit(({ token }) => onToken(token))}
        className="flex flex-col gap-4"
      >
        <Field label="Reset token" error={form.formState.errors.token?.message}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            {...form.register('token')}
          />
        </Field>
        <Button type="submit" variant="primary">
          Validate Token
        </Button>
      </form>
    </Step>
  )
}
