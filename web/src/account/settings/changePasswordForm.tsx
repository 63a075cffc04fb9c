import { PasswordChange, passwordError } from '@evenkeel/domain/account'
import { useForm, useWatch } from 'react-hook-form'
import { showFieldErrors } from '#forms/fieldErrors.ts'
import { useSubmit } from '#forms/useSubmit.ts'
import { isStatus } from '#lib/api/errors.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/fields/field.tsx'
import { PasswordInput } from '#ui/fields/passwordInput.tsx'
import { toast } from '#ui/toasts/toastStore.ts'
import { serverSentence } from '../failure.ts'
import { HiddenUsername } from '../hiddenUsername.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'
import { useUnanswered } from '../useUnanswered.ts'
import { useAccount, useChangePassword } from './queries.ts'

const blank = { currentPassword: '', newPassword: '', confirmation: '' }
const mismatch = 'New passwords do not match. Please try again.'
const perhapsChanged = 'Your first try may have arrived: the new password may already be in use.'

/** SPEC.md §5 Change password: first that both are the same, then each rule of a password. */
export function ChangePasswordForm() {
  const form = useForm({ defaultValues: blank })
  const { errors } = form.formState
  const submit = useSubmit(form, save)
  const change = useChangePassword()
  const unanswered = useUnanswered()
  const account = useAccount()
  const typed = { ...blank, ...useWatch({ control: form.control }) }
  const isFilled = Object.values(typed).every((text) => text !== '')

  async function save({ currentPassword, newPassword, confirmation }: typeof blank) {
    if (newPassword !== confirmation) {
      toast({ title: 'Password Mismatch', description: mismatch, variant: 'destructive' })
      return form.setError('confirmation', { message: mismatch }, { shouldFocus: true })
    }
    const mistake = passwordError(newPassword, 'changePage')
    if (mistake) return form.setError('newPassword', { message: mistake }, { shouldFocus: true })
    try {
      const body = PasswordChange.parse({ currentPassword, newPassword })
      const { message } = await change.mutateAsync({ body })
      toast({ title: 'Success', description: message, variant: 'success' })
      form.reset(blank)
      unanswered.forget()
    } catch (error) {
      refuse(error)
    }
  }

  function refuse(error: unknown) {
    const sentence = serverSentence(error) ?? 'Failed to change password. Please try again.'
    const isPerhapsChanged = unanswered.isAfter(error) && isNoLongerTrue(error)
    const description = isPerhapsChanged ? `${sentence}. ${perhapsChanged}` : sentence
    toast({ title: 'Password Change Failed', description, variant: 'destructive' })
    showFieldErrors(form, error, { focus: true })
  }

  return (
    <form noValidate onSubmit={submit} className="flex max-w-[26rem] flex-col gap-4">
      <HiddenUsername email={account.data?.email} />
      <Field label="Current password" error={errors.currentPassword?.message}>
        <PasswordInput autoComplete="current-password" {...form.register('currentPassword')} />
      </Field>
      <Field label="New password" error={errors.newPassword?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('newPassword')} />
      </Field>
      <PasswordChecklist password={typed.newPassword} />
      <Field label="Confirm new password" error={errors.confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register('confirmation')} />
      </Field>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          type="submit"
          variant="primary"
          disabled={!isFilled}
          pending={change.isPending}
          pendingText="Changing..."
        >
          Change Password
        </Button>
        {!isFilled && <p className="text-small text-quiet">Fill in all three fields to go on.</p>}
      </div>
    </form>
  )
}

/** What a change that has happened does to the same one: another password is the present one. */
function isNoLongerTrue(error: unknown): boolean {
  const errors = isStatus(error, 400) ? error.problem?.errors : undefined
  return errors?.some(({ field }) => field === 'currentPassword') ?? false
}
