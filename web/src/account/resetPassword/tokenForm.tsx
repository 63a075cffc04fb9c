import { PasswordReset } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '#ui/button.tsx'
import { AccountForm, SubmitButton, TextField } from '../fields.tsx'
import { Step } from './steps.tsx'

const Token = z.pick(PasswordReset, { token: true })

type TokenFormProps = { onToken: (token: string) => void; onLogin: () => void }

/** For a user who has the token without the link. */
export function TokenForm({ onToken, onLogin }: TokenFormProps) {
  const form = useForm({ resolver: zodResolver(Token), defaultValues: { token: '' } })
  return (
    <Step
      title="Reset your password"
      lead="Open the link in the email we sent you, or paste its token here."
    >
      <AccountForm form={form} onSubmit={form.handleSubmit(({ token }) => onToken(token))}>
        <TextField
          name="token"
          label="Reset token"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SubmitButton>Validate Token</SubmitButton>
      </AccountForm>
      <Button variant="quiet" className="mt-3 w-full" onClick={onLogin}>
        Back to Login
      </Button>
    </Step>
  )
}
