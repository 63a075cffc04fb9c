import {
  agreeToModel,
  getModelConsent,
  type ModelConsent,
  withdrawFromModel,
} from '@evenkeel/domain/assistant'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#lib/api/errors.ts'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { formatPlural } from '#lib/format.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { toastError } from '#ui/toasts/toastStore.ts'

/** Who words the answers: Evenkeel itself, or a language model the user has agreed to. */
export function ModelConsentSection() {
  const consent = useQuery(endpointQuery(getModelConsent))
  if (consent.data) return <Choice consent={consent.data} />
  if (consent.isError) {
    return (
      <ErrorState
        text="The assistant’s settings could not be loaded."
        retrying={consent.isFetching}
        onRetry={() => void consent.refetch()}
      />
    )
  }
  return (
    <Loading label="Loading the assistant’s settings">
      <Skeleton className="h-16 w-full max-w-96" />
    </Loading>
  )
}

function Choice({ consent }: { consent: ModelConsent }) {
  const agreement = useCall(agreeToModel)
  const withdrawal = useCall(withdrawFromModel)
  const isPending = agreement.isPending || withdrawal.isPending
  const { recipient, isAgreed, usedToday, dailyMax } = consent
  if (recipient === null) {
    return (
      <p className="max-w-[60ch] text-quiet">
        Evenkeel answers your questions itself, on its own server. Nothing you ask is sent to anyone
        else.
      </p>
    )
  }

  function change(agrees: boolean, to: string) {
    const onError = (error: Error) =>
      toastError(sentenceOf(error) ?? 'Your choice could not be saved. Please try again.', {
        title: 'Not Saved',
      })
    if (agrees) agreement.mutate({ body: { recipient: to } }, { onError })
    else withdrawal.mutate(undefined, { onError })
  }

  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-[60ch] text-quiet">
        Evenkeel computes every figure itself. If you agree, {recipient} chooses which figures
        answer your question and puts them into words. It receives your questions, the names of your
        categories and payees, and the computed figures. It never receives your email address,
        password or account details.
      </p>
      <Switch
        label={`Let ${recipient} word the answers`}
        hint={`Up to ${formatPlural(dailyMax, 'question')} a day, ${usedToday} used today. You can turn this off at any time.`}
        checked={isAgreed}
        disabled={isPending}
        onChange={(event) => change(event.currentTarget.checked, recipient)}
      />
    </div>
  )
}
