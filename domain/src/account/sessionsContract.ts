import * as z from 'zod/mini'
import { Timestamp } from '#calendar'
import { endpoint, MessageReply } from '#endpoint'
import { currentPassword } from './settingsContract.ts'

/** Names a session to its user. It is derived from the token's hash and grants nothing. */
const SessionId = z.string().check(z.regex(/^[0-9a-f]{32}$/, 'This session does not exist'))

export const OpenSession = z.strictObject({
  id: SessionId,
  startedAt: Timestamp,
  lastActiveAt: Timestamp,
  isThisOne: z.boolean(),
})
export type OpenSession = z.output<typeof OpenSession>

/** Ends one other session, or all others without an id. */
export const SessionsEnd = z.strictObject({ currentPassword, id: z.optional(SessionId) })
export type SessionsEnd = z.output<typeof SessionsEnd>

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: "List the user's open sessions, latest activity first",
  access: 'signed-in',
  reply: { 200: z.array(OpenSession) },
})

// Takes the password, so it has no idempotency key. A repeat finds nothing to end.
export const endSessions = endpoint({
  method: 'POST',
  path: '/api/auth/end-sessions',
  summary: 'End another session of the user, or all others',
  access: 'signed-in',
  body: SessionsEnd,
  reply: { 200: MessageReply },
})
