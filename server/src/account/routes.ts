import * as contract from '@evenkeel/domain/account'
import type { Caller } from '#caller.ts'
import type { Context } from '#context.ts'
import { answer, type Route, route } from '#http/route.ts'
import { changeEmail } from './changeEmail.ts'
import { changePassword } from './changePassword.ts'
import { confirmEmail } from './confirmEmail.ts'
import { deleteAccount } from './deleteAccount.ts'
import { forgotPassword } from './forgotPassword.ts'
import { endOtherSessions, listOwnSessions } from './ownSessions.ts'
import { register } from './register.ts'
import { resetPassword } from './resetPassword.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'
import { validateResetToken } from './validateResetToken.ts'

/** Ends the session the request came with, when signing out or signing in again. */
async function endCallerSession(context: Context, caller: Caller | undefined): Promise<void> {
  if (caller) await signOut(context, caller.user.id, caller.tokenHash)
}

export const accountRoutes: readonly Route[] = [
  route(contract.register, async ({ context, body, address, caller }) => {
    const { user, token, knownBrowser } = await register(context, body, address)
    await endCallerSession(context, caller)
    return answer(201, user, { session: token, knownBrowser, userId: user.id })
  }),
  route(contract.login, async ({ context, body, address, knownBrowser, caller }) => {
    const signedIn = await signIn(context, body, { address, knownBrowser })
    await endCallerSession(context, caller)
    const { user, token } = signedIn
    const known = { knownBrowser: signedIn.knownBrowser }
    return answer(200, user, { session: token, ...known, userId: user.id })
  }),
  route(contract.logout, async ({ context, caller }) => {
    await endCallerSession(context, caller)
    return answer(200, { message: 'Signed out' }, { session: null })
  }),
  route(contract.me, async ({ caller }) => answer(200, caller.user)),
  route(contract.getTrialStatus, async ({ context, caller }) =>
    answer(200, contract.trialStatus(caller.user, context.clock.now())),
  ),
  route(contract.forgotPassword, async ({ context, body, address }) => {
    const message = await forgotPassword(context, body.email, address)
    return answer(200, { message })
  }),
  route(contract.validateResetToken, async ({ context, body }) =>
    answer(200, await validateResetToken(context, body.token)),
  ),
  route(contract.resetPassword, async ({ context, body, caller }) => {
    const userId = await resetPassword(context, body)
    const message = 'Your password has been reset. Please sign in with the new one.'
    // This browser's session ended with all the others.
    return answer(
      200,
      { message },
      {
        ...(caller?.user.id === userId && { session: null }),
        userId,
      },
    )
  }),
  route(contract.changePassword, async ({ context, caller, body }) => {
    const { token, knownBrowser } = await changePassword(context, caller.user.id, body)
    const message = 'Your password has been changed. Sessions on other devices have ended.'
    return answer(200, { message }, { session: token, knownBrowser })
  }),
  route(contract.listSessions, async ({ context, caller }) =>
    answer(200, await listOwnSessions(context, caller)),
  ),
  route(contract.endSessions, async ({ context, caller, body }) => {
    await endOtherSessions(context, caller, body)
    const which = body.id === undefined ? 'All other sessions have' : 'The session has'
    return answer(200, { message: `${which} ended.` })
  }),
  route(contract.changeEmail, async ({ context, caller, body }) => {
    const message = await changeEmail(context, caller.user.id, body)
    return answer(200, { message })
  }),
  route(contract.confirmEmail, async ({ context, caller, body }) =>
    answer(200, await confirmEmail(context, caller.user.id, body.token)),
  ),
  route(contract.deleteAccount, async ({ context, caller, body }) => {
    await deleteAccount(context, caller.user.id, body.currentPassword)
    const message = 'Your account and all its data have been deleted.'
    return answer(200, { message }, { session: null, knownBrowser: null })
  }),
]
