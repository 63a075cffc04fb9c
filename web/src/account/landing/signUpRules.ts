import { emailField, passwordRules, Registration } from '@evenkeel/domain/account'
import * as z from 'zod/mini'

export const SignUp = z
  .object({
    email: emailField('Email is required', 'Invalid email address'),
    password: Registration.shape.password,
    confirmation: z.string().check(z.minLength(1, 'Please confirm your password')),
  })
  .check(
    z.refine((form) => form.confirmation === '' || form.password === form.confirmation, {
      error: "Passwords don't match",
      path: ['confirmation'],
      // A weak password must not hide that the confirmation differs.
      when: () => true,
    }),
  )
export type SignUp = z.output<typeof SignUp>

/** What the disabled button waits for; undefined if nothing is missing. */
export function missingSentence(form: SignUp): string | undefined {
  const missing = [
    !SignUp.shape.email.safeParse(form.email).success && 'a valid email address',
    ...missingPassword(form.password),
    (form.confirmation === '' || form.confirmation !== form.password) && 'the same password again',
  ].filter((part) => part !== false)
  return missing.length > 0 ? `Still missing: ${missing.join(', ')}.` : undefined
}

function missingPassword(password: string): string[] {
  if (password === '') return ['a password']
  const broken = passwordRules.filter((rule) => !rule.holds(password))
  return broken.map((rule) => rule.label.charAt(0).toLowerCase() + rule.label.slice(1))
}
