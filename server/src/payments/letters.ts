import { priceText } from '@evenkeel/domain/payments'
import type { Context } from '#context.ts'
import { writeLetter } from '#mail/letter.ts'
import type { Written } from '#mail/letterJobs.ts'
import type { QueuedMail } from '#mail/queue.ts'
import { findPayment } from './store.ts'

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Writes a letter about a payment; undefined for a letter about anything else. */
export async function composePaymentLetter(
  context: Context,
  origin: string,
  mail: QueuedMail,
): Promise<Written | undefined> {
  if (mail.kind === 'payment_receipt') return receipt(context, origin, mail)
  if (mail.kind === 'premium_ended') return premiumEnded(origin, mail)
  return undefined
}

async function receipt(
  { db, cards }: Context,
  origin: string,
  { userId, toAddress, data, createdAt }: QueuedMail,
): Promise<Written> {
  const payment = await findPayment(db, userId, data.payment ?? '')
  const letter = writeLetter('Your Evenkeel receipt', [
    `You paid ${priceText} for Evenkeel Premium on ${dayFormat.format(createdAt)}. It is a one-time payment: nothing more will be charged.`,
    ...(cards?.isSimulated
      ? ['This installation uses the payment simulator. No money has moved.']
      : []),
    `Account: ${toAddress}`,
    `Receipt number: ${payment?.id ?? data.payment}`,
    'Everything is unlocked for good:',
    { link: `${origin}/` },
  ])
  return { ...letter, hasToken: false }
}

const endReasons: Readonly<Record<string, string>> = {
  refund: `Your payment of ${priceText} for Evenkeel Premium was refunded in full.`,
  dispute: `Your payment of ${priceText} for Evenkeel Premium was returned by your bank after a dispute.`,
}

function premiumEnded(origin: string, { toAddress, data }: QueuedMail): Written {
  const letter = writeLetter('Your Evenkeel Premium has ended', [
    `${endReasons[data.reason ?? ''] ?? endReasons.refund} The account ${toAddress} no longer has Premium.`,
    'What you wrote down stays yours to read and to take with you. You can upgrade again at any time:',
    { link: `${origin}/payment` },
  ])
  return { ...letter, hasToken: false }
}
