import { navigate } from 'wouter/use-browser-location'
import { ResetPassword } from '#account/resetPassword/resetPassword.tsx'
import { endHere } from '#session/leave.ts'
import { useSession } from '#session/useSession.ts'
import { PublicFrame } from './shell/publicFrame.tsx'

export function ResetPasswordPage() {
  const session = useSession()

  /** Signs out only the account whose password was reset. */
  function leave(email: string) {
    const { state } = session
    if (state.status === 'signed-in' && state.user.email === email) endHere(session)
  }

  return (
    <PublicFrame>
      <ResetPassword onReset={leave} onLogin={openSignIn} />
    </PublicFrame>
  )
}

function openSignIn() {
  navigate('/', { state: { signIn: true } })
}
