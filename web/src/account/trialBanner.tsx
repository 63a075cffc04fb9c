import { type TrialStatus, trialWarningDays } from '@evenkeel/domain/account'
import { formatPlural } from '@evenkeel/domain/text'
import { ButtonLink } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'

/** The days left in the trial; nothing after the upgrade. */
export function TrialBanner({ trial }: { trial: TrialStatus }) {
  if (trial.hasPaid) return null
  const isShort = trial.daysRemaining <= trialWarningDays
  return (
    <section
      aria-label="Trial"
      className={cx(
        'border-b border-hairline',
        trial.isTrialExpired
          ? 'bg-out-soft text-out'
          : isShort
            ? 'bg-warn-soft text-warn'
            : 'bg-accent-soft text-ink',
      )}
    >
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 md:px-6">
        <p>
          {trial.isTrialExpired
            ? 'Your free trial has expired. Everything you recorded is still here; upgrade to add more.'
            : `Free trial: ${formatPlural(trial.daysRemaining, 'day')} remaining.`}
        </p>
        <ButtonLink
          href="/payment"
          size="small"
          variant={trial.isTrialExpired ? 'primary' : 'secondary'}
        >
          {trial.isTrialExpired ? 'Upgrade Now' : 'Upgrade'}
        </ButtonLink>
      </div>
    </section>
  )
}
