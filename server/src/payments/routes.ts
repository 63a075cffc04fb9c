import * as contract from '@evenkeel/domain/payments'
import { answer, type Route, route } from '#http/route.ts'
import { openHostedPage } from './hostedPage.ts'
import { paymentStatus } from './paymentStatus.ts'
import { processPayment } from './processPayment.ts'
import { receiveEvent } from './receiveEvent.ts'

export const paymentRoutes: readonly Route[] = [
  route(contract.processPayment, async ({ context, body, caller, address }) => {
    const { action, message, user, token } = await processPayment(context, body, caller, address)
    const session = token === undefined ? {} : { session: token }
    return action === 'paid'
      ? answer(200, { action, message, user }, session)
      : answer(202, { action, message, user }, session)
  }),
  route(contract.getPaymentStatus, async ({ context, caller }) =>
    answer(200, await paymentStatus(context, caller.user.id)),
  ),
  route(contract.squareWebhook, async ({ context, body, headers }) => {
    await receiveEvent(context, body, headers['x-square-hmacsha256-signature'])
    return answer(200, { message: 'Received' })
  }),
  route(contract.createPaymentLink, async ({ context, caller }) => {
    const returnTo = `${context.config.publicUrl}/payment?from=square`
    return answer(200, { url: await openHostedPage(context, caller.user.id, returnTo) })
  }),
]
