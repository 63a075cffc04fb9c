import * as z from 'zod/mini'

/** Length of the free trial, and the number of remaining days from which the banner warns. */
export const trialDays = 7
export const trialWarningDays = 3

const dayMs = 86_400_000

export type AccountStatus = 'trial' | 'expired' | 'premium'

type Trial = { hasPaid: boolean; trialEndDate: Date }

/** The trial ends exactly seven times 24 hours after it starts. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * dayMs)
}

/** How far two servers' clocks may differ. */
const skewMsMax = 5 * 60_000

/** A server clock set to before the sign-up must not extend the trial. */
export function accountStatus({ hasPaid, trialEndDate }: Trial, now: Date): AccountStatus {
  if (hasPaid) return 'premium'
  const msRemaining = trialEndDate.getTime() - now.getTime()
  return msRemaining > 0 && msRemaining <= trialDays * dayMs + skewMsMax ? 'trial' : 'expired'
}

/** The trial status shown by the banner and in settings. */
export const TrialStatus = z.strictObject({
  hasPaid: z.boolean(),
  isTrialExpired: z.boolean(),
  isTrialActive: z.boolean(),
  daysRemaining: z.int().check(z.minimum(0), z.maximum(trialDays)),
})
export type TrialStatus = z.output<typeof TrialStatus>

/** Days are rounded up: 7 at sign-up, 1 during the last 24 hours, 0 once expired. */
export function trialStatus(trial: Trial, now: Date): TrialStatus {
  const status = accountStatus(trial, now)
  const msRemaining = status === 'expired' ? 0 : trial.trialEndDate.getTime() - now.getTime()
  return {
    hasPaid: trial.hasPaid,
    isTrialExpired: status === 'expired',
    isTrialActive: status === 'trial',
    daysRemaining: Math.min(trialDays, Math.max(0, Math.ceil(msRemaining / dayMs))),
  }
}
