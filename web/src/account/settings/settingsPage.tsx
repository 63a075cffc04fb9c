import { Page } from '#app/shell/page.tsx'
import { ThemeChoiceControl } from '#app/theme/themeChoice.tsx'
import { useShortcutsOn } from '#lib/shortcuts.ts'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { AccountInformation } from './accountInformation.tsx'
import { ChangeEmailForm } from './changeEmailForm.tsx'
import { ChangePasswordForm } from './changePasswordForm.tsx'
import { DeleteAccount } from './deleteAccount.tsx'
import { EmailConfirmation } from './emailConfirmation.tsx'
import { SecurityTips } from './securityTips.tsx'
import { YourData } from './yourData.tsx'

type SettingsPageProps = { onEmailChanged: () => void; onDeleted: () => void }

/** Who one is, how one signs in, and what becomes of one's data (SPEC.md §2 Settings). */
export function SettingsPage({ onEmailChanged, onDeleted }: SettingsPageProps) {
  return (
    <Page title="Settings">
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
          <YourData />
          <DeleteAccount onDeleted={onDeleted} />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SecurityTips />
          <Card title="This browser">
            <Preferences />
          </Card>
        </div>
      </div>
    </Page>
  )
}

function Preferences() {
  const [shortcutsOn, turnShortcuts] = useShortcutsOn()
  return (
    <div className="flex flex-col gap-5">
      <ThemeChoiceControl />
      <Switch
        label="Single-key shortcuts"
        hint="N opens Quick Add. Keys count only outside of fields."
        checked={shortcutsOn}
        onChange={(event) => turnShortcuts(event.currentTarget.checked)}
      />
    </div>
  )
}
