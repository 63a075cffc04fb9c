import * as z from 'zod/mini'
import { endpoint, MessageReply } from '#endpoint'
import { newPassword, passwordLengthMax, passwordTooLong } from './password.ts'
import { TrialStatus } from './trial.ts'
import { emailField, User, Username } from './user.ts'

/** The sign-up form. */
export const Registration = z.strictObject({
  email: emailField('Email is required', 'Please enter a valid email address'),
  username: Username,
  password: newPassword('signUp'),
})

/** The sign-in form. */
export const Login = z.strictObject({
  email: emailField('Invalid email address', 'Invalid email address'),
  password: z
    .string({ error: 'Password is required' })
    .check(z.minLength(1, 'Password is required'), z.maxLength(passwordLengthMax, passwordTooLong)),
})
export type Login = z.output<typeof Login>

export const register = endpoint({
  method: 'POST',
  path: '/api/auth/register',
  summary: 'Create an account with a seven-day trial and sign in',
  access: 'public',
  body: Registration,
  reply: { 201: User },
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Sign in',
  access: 'public',
  body: Login,
  reply: { 200: User },
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Sign out of this session',
  access: 'public',
  body: z.nullish(z.strictObject({})),
  reply: { 200: MessageReply },
})

export const me = endpoint({
  method: 'GET',
  path: '/api/auth/me',
  summary: 'Get the signed-in user',
  access: 'signed-in',
  reply: { 200: User },
})

export const getTrialStatus = endpoint({
  method: 'GET',
  path: '/api/auth/trial-status',
  summary: 'Get the trial status',
  access: 'signed-in',
  reply: { 200: TrialStatus },
})
