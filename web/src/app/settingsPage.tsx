import { useLocation } from 'wouter'
import { Settings } from '#account/settings/settings.tsx'
import { confirm } from '#session/identify.ts'
import { endHere } from '#session/leave.ts'
import { useSession } from '#session/useSession.ts'
import { YourData } from '#transfer/yourData.tsx'
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
      <Settings
        appearance={<ThemeChoiceControl />}
        yourData={<YourData />}
        onEmailChanged={() => void confirm(session)}
        onDeleted={leave}
      />
    </Page>
  )
}
