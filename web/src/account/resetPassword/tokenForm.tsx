import { PasswordReset } from '@evenkeel/domain/account'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { AccountForm, SubmitButton, TextField } from '../fields.tsx'
import { Step } from './steps.tsx'

const Token = z.pick(PasswordReset, { token: true })

/** For a user who has the token without the link. */
export function TokenForm({ onToken }: { onToken: (token: string) => void }) {
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
    </Step>
  )
}
