import {
  getTrialStatus,
  me,
  type TrialStatus,
  trialWarningDays,
  type User,
} from '@evenkeel/domain/account'
import { formatDay, localDay } from '@evenkeel/domain/calendar'
import { formatPlural } from '@evenkeel/domain/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { endpointQuery } from '#lib/api/hooks.ts'
import { billing } from '#lib/billing.ts'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { EmailText } from '#ui/emailText.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/states.tsx'
import { withWholeFigures } from '#ui/wholeFigures.tsx'

export function AccountInformation() {
  const account = useQuery(endpointQuery(me))
  const trial = useQuery(endpointQuery(getTrialStatus))
  return (
    <Card title="Account Information">
      {account.data && trial.data ? (
        <Facts account={account.data} trial={trial.data} />
      ) : account.isError || trial.isError ? (
        <ErrorState
          text="Your account could not be loaded."
          error={account.error ?? trial.error}
          retrying={account.isFetching || trial.isFetching}
          onRetry={() => void Promise.all([account.refetch(), trial.refetch()])}
        />
      ) : (
        <Loading label="Loading your account">
          <Skeleton className="h-28 w-full max-w-96" />
        </Loading>
      )}
    </Card>
  )
}

function Facts({ account, trial }: { account: User; trial: TrialStatus }) {
  return (
    <dl className="divide-y divide-hairline">
      <Fact name="Email">
        <EmailText text={account.email} />
      </Fact>
      {billing() !== 'off' && (
        <Fact name="Account status">
          <Status trial={trial} />
        </Fact>
      )}
      <Fact name="Member since">
        {withWholeFigures(formatDay(localDay(account.createdAt), 'long'))}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-center gap-x-6 gap-y-1 py-3 first:pt-0 last:pb-0 sm:grid-cols-[10rem_1fr]">
      <dt className="text-small text-quiet">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Status({ trial }: { trial: TrialStatus }) {
  if (trial.hasPaid) return <Badge tone="income">Premium Account</Badge>
  const isShort = trial.daysRemaining <= trialWarningDays
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {trial.isTrialExpired ? (
        <Badge tone="expense">Trial Expired</Badge>
      ) : (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={isShort ? 'warning' : 'neutral'}>Free Trial</Badge>
          {formatPlural(trial.daysRemaining, 'day')} remaining
        </span>
      )}
      <ButtonLink href="/payment" size="small">
        Upgrade
      </ButtonLink>
    </div>
  )
}
