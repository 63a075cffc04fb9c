import type { TrialStatus } from '@evenkeel/domain/account'
import { priceShort } from '@evenkeel/domain/payments'
import { formatPlural } from '@evenkeel/domain/text'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { EmptyState } from '#ui/states.tsx'

const features = [
  'Unlimited transaction tracking',
  'Advanced analytics',
  'Recurring bills management',
  'AI-powered insights',
  'Data export',
  'Priority support',
]

export function AllSet() {
  return (
    <EmptyState
      text="Your account has everything, for good. There is nothing more to pay."
      action={<ButtonLink href="/dashboard">Go to the dashboard</ButtonLink>}
    />
  )
}

type UpgradeProps = {
  trial: TrialStatus | undefined
  /** Whether a payment is being confirmed. */
  isPending?: boolean
  /** The button to the payment step, or the step itself. */
  children: ReactNode
}

export function Upgrade({ trial, isPending = false, children }: UpgradeProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-accent pb-4">
        <p>
          <span className="font-serif text-display">{priceShort}</span>
          <span className="ml-2 text-quiet">lifetime</span>
        </p>
        <Badge>One-time Payment</Badge>
      </div>
      <Note trial={trial} isPending={isPending} />
      <ul className="mt-5 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <span className="flex h-[1lh] items-center">
              <Icon of={Check} className="text-in" />
            </span>
            {feature}
          </li>
        ))}
      </ul>
      <div className="mt-6 border-t border-hairline pt-5">{children}</div>
    </Card>
  )
}

function Note({ trial, isPending }: Pick<UpgradeProps, 'trial' | 'isPending'>) {
  if (!trial) return <p className="mt-4 min-h-6" />
  return trial.isTrialExpired ? (
    <p className="mt-4">
      <span className="text-out">Your free trial has expired.</span> Everything you recorded is
      still here, and anything you were typing is kept.
    </p>
  ) : (
    <p className="mt-4 text-quiet">
      {formatPlural(trial.daysRemaining, 'day')} of your free trial{' '}
      {trial.daysRemaining === 1 ? 'remains' : 'remain'}.
      {!isPending && ' Nothing is taken before you decide.'}
    </p>
  )
}
