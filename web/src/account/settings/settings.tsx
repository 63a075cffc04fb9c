import type { ReactNode } from 'react'
import { shortcuts } from '#lib/shortcuts.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { AccountInformation } from './accountInformation.tsx'
import { ChangeEmailForm } from './changeEmailForm.tsx'
import { ChangePasswordForm } from './changePasswordForm.tsx'
import { DeleteAccount } from './deleteAccount.tsx'
import { EmailConfirmation } from './emailConfirmation.tsx'
import { SecurityTips } from './securityTips.tsx'

type SettingsProps = {
  appearance: ReactNode
  yourData: ReactNode
  onEmailChanged: () => void
  onDeleted: () => void
}

export function Settings({ appearance, yourData, onEmailChanged, onDeleted }: SettingsProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
      <div className="flex min-w-0 flex-col gap-6">
        <EmailConfirmation onConfirmed={onEmailChanged} />
        <AccountInformation />
        <Card title="Change Password">
          <ChangePasswordForm />
        </Card>
        <Card title="Change Email">
          <ChangeEmailForm />
        </Card>
        {yourData}
        <DeleteAccount onDeleted={onDeleted} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <SecurityTips />
        <Card title="This browser">
          <div className="flex flex-col gap-5">
            {appearance}
            <Shortcuts />
          </div>
        </Card>
      </div>
    </div>
  )
}

function Shortcuts() {
  return (
    <Switch
      label="Keyboard shortcuts"
      hint="N opens Quick Add, and Ctrl+Z or ⌘Z undoes your last change. Keys you type in a field are never shortcuts."
      checked={shortcuts.use() === 'on'}
      onChange={(event) => shortcuts.write(event.currentTarget.checked ? 'on' : 'off')}
    />
  )
}
