import { useLocation } from 'wouter'
import { AccountInformation } from '#account/settings/accountInformation.tsx'
import { ChangeEmailForm } from '#account/settings/changeEmailForm.tsx'
import { ChangePasswordForm } from '#account/settings/changePasswordForm.tsx'
import { DeleteAccount } from '#account/settings/deleteAccount.tsx'
import { EmailConfirmation } from '#account/settings/emailConfirmation.tsx'
import { SecurityTips } from '#account/settings/securityTips.tsx'
import { Sessions } from '#account/settings/sessions.tsx'
import { AssistantSettings } from '#assistant/assistantSettings.tsx'
import { shortcuts } from '#lib/shortcuts.ts'
import { confirm } from '#session/identify.ts'
import { endHere } from '#session/leave.ts'
import { useSession } from '#session/useSession.ts'
import { YourData } from '#transfer/yourData.tsx'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/fields/switch.tsx'
import { Page } from './shell/page.tsx'
import { ThemeChoiceControl } from './theme/themeChoice.tsx'

export function SettingsPage() {
  const session = useSession()
  const [, navigate] = useLocation()

  function leave() {
    endHere(session)
    navigate('/')
  }

  return (
    <Page title="Settings">
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="flex min-w-0 flex-col gap-6">
          <EmailConfirmation onConfirmed={() => void confirm(session)} />
          <AccountInformation />
          <Card title="Change Password">
            <ChangePasswordForm />
          </Card>
          <Card title="Change Email">
            <ChangeEmailForm />
          </Card>
          <Sessions />
          <AssistantSettings />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <SecurityTips />
          <Card title="This browser">
            <div className="flex flex-col gap-5">
              <ThemeChoiceControl />
              <Switch
                label="Keyboard shortcuts"
                hint="N opens Quick Add, / opens the filter, and Ctrl+Z or ⌘Z undoes your last change. Keys you type in a field are never shortcuts."
                checked={shortcuts.use() === 'on'}
                onChange={({ currentTarget }) =>
                  shortcuts.write(currentTarget.checked ? 'on' : 'off')
                }
              />
            </div>
          </Card>
          <YourData />
          <DeleteAccount onDeleted={leave} />
        </div>
      </div>
    </Page>
  )
}
