import { validateResetToken } from '@evenkeel/domain/account'
import { type ReactNode, useEffect, useState } from 'react'
import { call } from '#lib/api/call.ts'
import { log } from '#lib/log.ts'
import { hideToken, readToken } from '#lib/pageOpening.ts'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { NewPasswordForm } from './newPasswordForm.tsx'
import { InvalidLink, ResetDone, Step } from './steps.tsx'
import { TokenForm } from './tokenForm.tsx'

type State =
  | { at: 'asking' }
  | { at: 'validating'; token: string }
  | { at: 'unanswered'; token: string }
  | { at: 'valid'; token: string; email: string }
  | { at: 'invalid' }
  | { at: 'done'; message: string }

type ResetPasswordProps = {
  /** The server has ended all sessions of the account; one of them may be this browser's. */
  onReset: (email: string) => void
  onLogin: () => void
}

/** Sets a new password with the link from the email, or with the token typed from it. */
export function ResetPassword({ onReset, onLogin }: ResetPasswordProps) {
  const [state, setState] = useState<State>(firstState)

  useEffect(hideToken, [])
  useEffect(() => {
    if (state.at !== 'validating') return
    let isCurrent = true
    validate(state.token).then((next) => isCurrent && setState(next))
    return () => {
      isCurrent = false
    }
  }, [state])

  function finish(email: string, message: string) {
    onReset(email)
    setState({ at: 'done', message })
  }

  return <div className="mx-auto max-w-[26rem] md:pt-6">{view()}</div>

  function view(): ReactNode {
    switch (state.at) {
      case 'asking':
        return (
          <TokenForm onToken={(token) => setState({ at: 'validating', token })} onLogin={onLogin} />
        )
      case 'validating':
        return <Validating />
      case 'unanswered':
        return (
          <Step title="Reset your password">
            <ErrorState
              text="Failed to validate reset token. Please try again."
              onRetry={() => setState({ at: 'validating', token: state.token })}
            />
          </Step>
        )
      case 'valid':
        return (
          <NewPasswordForm
            token={state.token}
            email={state.email}
            onDone={(message) => finish(state.email, message)}
            onInvalid={() => setState({ at: 'invalid' })}
          />
        )
      case 'invalid':
        return <InvalidLink onLogin={onLogin} />
      case 'done':
        return <ResetDone message={state.message} onLogin={onLogin} />
    }
  }
}

function Validating() {
  return (
    <Step title="Reset your password">
      <Loading label="Checking the link">
        <Skeleton className="h-40 w-full" />
      </Loading>
    </Step>
  )
}

async function validate(token: string): Promise<State> {
  try {
    const answer = await call(validateResetToken, { body: { token } })
    return answer.valid ? { at: 'valid', token, email: answer.email } : { at: 'invalid' }
  } catch (error) {
    log('The reset token could not be validated.', error)
    return { at: 'unanswered', token }
  }
}

function firstState(): State {
  const token = readToken('token')
  return token ? { at: 'validating', token } : { at: 'asking' }
}
