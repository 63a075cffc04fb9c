import * as z from 'zod'

const passwordLengthMin = 8
export const passwordLengthMax = 255
export const passwordTooLong = 'Password must be at most 255 characters'

/** What a password needs (SPEC.md §5). The one list behind the live checklist, the forms and the routes. */
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

/** The places that word the same rule differently (SPEC.md §5). */
export type PasswordPlace = 'signUp' | 'change' | 'changePage' | 'reset'

const lengthSentences: Record<PasswordPlace, string> = {
  signUp: 'Password must be at least 8 characters long',
  change: 'New password must be at least 8 characters',
  changePage: 'Password must be at least 8 characters long.',
  reset: 'Password must be at least 8 characters',
}

const kindSentences: Record<Exclude<PasswordRule, 'length'>, string> = {
  upper: 'Password must contain at least one uppercase letter',
  lower: 'Password must contain at least one lowercase letter',
  digit: 'Password must contain at least one number',
  special: 'Password must contain at least one special character',
}

/** The sentence for a broken rule in the words of its place. */
export function passwordSentence(rule: PasswordRule, place: PasswordPlace): string {
  if (rule === 'length') return lengthSentences[place]
  return place === 'changePage' ? `${kindSentences[rule]}.` : kindSentences[rule]
}

/** The first broken rule's sentence, or undefined for a password that is allowed. */
export function passwordMistake(text: string, place: PasswordPlace): string | undefined {
  if (text.length > passwordLengthMax) return passwordTooLong
  const broken = passwordRules.find((rule) => !rule.holds(text))
  return broken && passwordSentence(broken.key, place)
}

/** A new password as a field; each broken rule is an issue of its own, in the order of the list. */
export function newPassword(place: PasswordPlace) {
  return z
    .string({ error: passwordSentence('length', place) })
    .max(passwordLengthMax, passwordTooLong)
    .check((context) => {
      for (const rule of passwordRules) {
        if (rule.holds(context.value)) continue
        const message = passwordSentence(rule.key, place)
        context.issues.push({ code: 'custom', message, input: context.value })
      }
    })
}
