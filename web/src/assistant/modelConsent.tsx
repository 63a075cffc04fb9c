import {
  agreeToModel,
  getModelConsent,
  type ModelConsent,
  withdrawFromModel,
} from '@evenkeel/domain/assistant'
import { formatPlural } from '@evenkeel/domain/text'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery, useCall } from '#lib/api/hooks.ts'
import { Switch } from '#ui/fields/switch.tsx'
import { QueryView } from '#ui/states.tsx'
import { SettingSkeleton, tellNotSaved } from './setting.tsx'

/** Who words the answers: Evenkeel itself, or a language model the user has agreed to. */
export function ModelConsentSection() {
  return (
    <QueryView
      query={useQuery(endpointQuery(getModelConsent))}
      error="The assistant's settings could not be loaded."
      skeleton={<SettingSkeleton label="Loading the assistant's settings" />}
    >
      {(consent) => <Choice consent={consent} />}
    </QueryView>
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
    if (agrees) agreement.mutate({ body: { recipient: to } }, { onError: tellNotSaved })
    else withdrawal.mutate(undefined, { onError: tellNotSaved })
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
