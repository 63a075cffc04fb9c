import { changePassword, PasswordChange, passwordError } from '@evenkeel/domain/account'
import { useForm, useWatch } from 'react-hook-form'
import { useSubmit } from '#forms/useSubmit.ts'
import { useCall } from '#lib/api/hooks.ts'
import { useSignedIn } from '#session/useSession.ts'
import { toastError, toastSuccess } from '#ui/toasts/toastStore.ts'
import { serverSentence } from '../failure.ts'
import { AccountForm, HiddenUsername, PasswordField, SubmitButton } from '../fields.tsx'
import { PasswordChecklist } from '../passwordChecklist.tsx'

const blank = { currentPassword: '', newPassword: '', confirmation: '' }
const mismatch = 'New passwords do not match. Please try again.'

/** Checks first that both new passwords match, then each rule of a password. */
export function ChangePasswordForm() {
  const form = useForm({ defaultValues: blank })
  const { mutateAsync } = useCall(changePassword)
  const typed = { ...blank, ...useWatch({ control: form.control }) }
  const isFilled = Object.values(typed).every((text) => text !== '')

  async function save(
    { currentPassword, newPassword, confirmation }: typeof blank,
    idempotencyKey: string,
  ) {
    if (newPassword !== confirmation) {
      toastError(mismatch, { title: 'Password Mismatch' })
      return form.setError('confirmation', { message: mismatch }, { shouldFocus: true })
    }
    const mistake = passwordError(newPassword, 'changePage')
    if (mistake) return form.setError('newPassword', { message: mistake }, { shouldFocus: true })
    const body = PasswordChange.parse({ currentPassword, newPassword })
    const { data } = await mutateAsync({ body, idempotencyKey })
    toastSuccess(data.message)
    form.reset(blank)
  }

  const submit = useSubmit(form, save, {
    failure: (error) => ({
      title: 'Password Change Failed',
      description: serverSentence(error) ?? 'Failed to change password. Please try again.',
    }),
  })

  return (
    <AccountForm form={form} onSubmit={submit} className="max-w-[26rem]">
      <HiddenUsername email={useSignedIn().user.email} />
      <PasswordField
        name="currentPassword"
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField name="newPassword" label="New password" autoComplete="new-password" />
      <PasswordChecklist password={typed.newPassword} />
      <PasswordField name="confirmation" label="Confirm new password" autoComplete="new-password" />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton disabled={!isFilled} pendingText="Changing...">
          Change Password
        </SubmitButton>
        {!isFilled && (
          <p className="text-small text-quiet">Fill in all three fields to continue.</p>
        )}
      </div>
    </AccountForm>
  )
}
