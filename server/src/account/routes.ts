import * as contract from '@evenkeel/domain/account'
import { answer, type Route, route } from '#http/route.ts'
import { register } from './register.ts'
import { signIn } from './signIn.ts'
import { signOut } from './signOut.ts'

export const accountRoutes: readonly Route[] = [
  route(contract.register, async ({ context, body, address }) => {
    const { user, token } = await register(context, body, address)
    return answer(201, user, { session: token })
  }),
  route(contract.login, async ({ context, body, address, caller }) => {
    const { user, token } = await signIn(context, body, address)
    // A browser that signs in anew leaves its earlier session behind.
    if (caller) await signOut(context, caller.user.id, caller.tokenHash)
    return answer(200, user, { session: token })
  }),
  route(contract.logout, async ({ context, caller }) => {
    if (caller) await signOut(context, caller.user.id, caller.tokenHash)
    return answer(200, { message: 'Signed out' }, { session: null })
  }),
  route(contract.me, async ({ caller }) => answer(200, caller.user)),
  route(contract.getTrialStatus, async ({ context, caller }) =>
    answer(200, contract.trialStatus(caller.user, context.clock.now())),
  ),
]
