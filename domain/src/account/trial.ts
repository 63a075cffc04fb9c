import * as z from 'zod'

/** SPEC.md §9: the free trial lasts seven days, and the banner warns from three days on. */
export const trialDays = 7
export const trialWarningDays = 3

const dayMs = 86_400_000

/** Where an account stands: still trying, out of its trial, or paid for. */
export type AccountStatus = 'trial' | 'expired' | 'premium'

type Trial = { hasPaid: boolean; trialEndDate: Date }

/** The end of a trial that starts now: seven times 24 hours later. */
export function trialEnd(start: Date): Date {
  return new Date(start.getTime() + trialDays * dayMs)
}

export function accountStatus({ hasPaid, trialEndDate }: Trial, now: Date): AccountStatus {
  if (hasPaid) return 'premium'
  return now < trialEndDate ? 'trial' : 'expired'
}

/** What the banner and the settings show (SPEC.md §3 Trial status). */
export const TrialStatus = z.strictObject({
  hasPaid: z.boolean(),
  isTrialExpired: z.boolean(),
  isTrialActive: z.boolean(),
  daysRemaining: z.int().min(0),
})
export type TrialStatus = z.output<typeof TrialStatus>

/** Days are rounded up: 7 at sign-up, 1 in the last 24 hours, 0 when the trial is over. */
export function trialStatus(trial: Trial, now: Date): TrialStatus {
  const status = accountStatus(trial, now)
  const msRemaining = Math.max(0, trial.trialEndDate.getTime() - now.getTime())
  return {
    hasPaid: trial.hasPaid,
    isTrialExpired: status === 'expired',
    isTrialActive: status === 'trial',
    daysRemaining: Math.ceil(msRemaining / dayMs),
  }
}
