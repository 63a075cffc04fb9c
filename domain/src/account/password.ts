import * as z from 'zod/mini'

const passwordLengthMin = 8
export const passwordLengthMax = 255
export const passwordTooLong = 'Password must be at most 255 characters'

/** The requirements for a new password, shared by the live checklist, the forms and the routes. */
export const passwordRules = [
  {
    key: 'length',
    label: 'At least 8 characters',
    holds: (text: string) => text.length >= passwordLengthMin,
  },
  { key: 'upper', label: 'One uppercase letter', holds: (text: string) => /\p{Lu}/u.test(text) },
  { key: 'lower', label: 'One lowercase letter', holds: (text: string) => /\p{Ll}/u.test(text) },
  { key: 'digit', label: 'One number', holds: (text: string) => /\p{Nd}/u.test(text) },
  {
    key: 'special',
    label: 'One special character',
    holds: (text: string) => /[^\p{L}\p{M}\p{N}]/u.test(text),
  },
] as const

export type PasswordRule = (typeof passwordRules)[number]['key']

/** The forms, each of which words the length rule differently. */
export type PasswordForm = 'signUp' | 'change' | 'changePage' | 'reset'

const lengthMessages: Record<PasswordForm, string> = {
  signUp: 'Password must be at least 8 characters long',
  change: 'New password must be at least 8 characters',
  changePage: 'Password must be at least 8 characters long.',
  reset: 'Password must be at least 8 characters',
}

const characterMessages: Record<Exclude<PasswordRule, 'length'>, string> = {
  upper: 'Password must contain at least one uppercase letter',
  lower: 'Password must contain at least one lowercase letter',
  digit: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
}

/** The message for a broken rule, as the given form words it. */
export function passwordMessage(rule: PasswordRule, form: PasswordForm): string {
  if (rule === 'length') return lengthMessages[form]
  return form === 'changePage' ? `${characterMessages[rule]}.` : characterMessages[rule]
}

/** The message for the first broken rule, or undefined if the password is acceptable. */
export function passwordError(text: string, form: PasswordForm): string | undefined {
  if (text.length > passwordLengthMax) return passwordTooLong
  const broken = passwordRules.find((rule) => !rule.holds(text))
  return broken && passwordMessage(broken.key, form)
}

/** Schema for a new password. Each broken rule is a separate issue, in checklist order. */
export function newPassword(form: PasswordForm) {
  return z
    .string({ error: passwordMessage('length', form) })
    .check(z.maxLength(passwordLengthMax, passwordTooLong), (context) => {
      for (const rule of passwordRules) {
        if (rule.holds(context.value)) continue
        const message = passwordMessage(rule.key, form)
        context.issues.push({ code: 'custom', message, input: context.value })
      }
    })
}
