import { confirmEmail } from '@evenkeel/domain/account'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { isStatus, sentenceOf } from '#lib/api/errors.ts'
import { refetchAll, useCall } from '#lib/api/hooks.ts'
import { hideToken, readToken } from '#lib/pageOpening.ts'
import { Card } from '#ui/card.tsx'
import { EmailText } from '#ui/emailText.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'

/** Confirms the new address if the page was opened with its link. */
export function EmailConfirmation({ onConfirmed }: { onConfirmed: () => void }) {
  const token = useRef(readToken('confirm-email'))
  const { mutate, status, error, data } = useCall(confirmEmail)
  const client = useQueryClient()
  const confirm = () =>
    mutate(
      { body: { token: token.current } },
      {
        onSuccess: onConfirmed,
        // The address may have changed although the reply was lost.
        onError: () => void refetchAll(client),
      },
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once.
  useEffect(() => {
    hideToken()
    if (token.current !== '') confirm()
  }, [])

  if (token.current === '') return null
  return (
    <Card title={isRefused(error) ? 'Email not changed' : 'Your new email address'}>
      {status === 'error' ? (
        <Refusal error={error} onRetry={confirm} />
      ) : status === 'success' ? (
        <p role="status">
          You now sign in with{' '}
          <strong className="font-medium">
            <EmailText text={data.data.email} />
          </strong>
          .
        </p>
      ) : (
        <Loading label="Confirming the new address">
          <Skeleton className="h-6 w-72 max-w-full" />
        </Loading>
      )}
    </Card>
  )
}

/** An invalid link stays invalid; only a lost connection or a server failure can be retried. */
function isRefused(error: Error | null): boolean {
  return isStatus(error, 400) || isStatus(error, 409)
}

function Refusal({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const sentence = sentenceOf(error) ?? 'The new address could not be confirmed.'
  return isRefused(error) ? (
    <p role="alert" className="text-out">
      {sentence} Account Information shows the address you sign in with. You can ask for another
      link below.
    </p>
  ) : (
    <ErrorState text={sentence} error={error} onRetry={onRetry} />
  )
}
